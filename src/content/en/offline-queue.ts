/** States of a contact message written offline. */
export const queued = {
  kept: 'You are offline. Your message is kept on this device and is sent by itself when you are online again.',
  waiting: (count: number) =>
    count === 1
      ? 'One message is waiting on this device. It is sent by itself as soon as there is a connection.'
      : `${count} messages are waiting on this device. They are sent by themselves as soon as there is a connection.`,
  sent: (moment: string) => `The message that you wrote at ${moment} has been sent.`,
  refused: (moment: string) => `The message that you wrote at ${moment} could not be taken, and is not lost.`,
  edit: 'Put it back into the form',
  /** Shown instead of a restored message. */
  inTheWay:
    'The form holds something that you have not sent yet and that would be lost. Please send it or empty the form first.',
  discard: 'Delete it',
  open: 'Look at it',
} as const
