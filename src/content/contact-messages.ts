/** What the contact form says when something is wrong or done: the wording is fixed by the product's catalogue. */
export const contactMessages = {
  name: 'Name must be at least 2 characters.',
  longName: (most: number) => `Name must be at most ${most} characters.`,
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  message: 'Message must be at least 10 characters.',
  longMessage: (most: number) => `Message must be at most ${most} characters.`,
  submit: 'Submit',
  submitting: 'Submitting...',
  failed: 'Failed to submit contact us',
  rejected: 'Failed to submit contact form. Please try again.',
  success: "Thank you for your message. We'll get back to you soon!",
} as const
