import { company } from './company.ts'

export const becomePartner = {
  title: 'Become a Partner',
  intro:
    'You know your trade. Your profile shows what you do, where and from which price, and you decide which jobs you take.',
  cta: 'Get the partner app',
  contact: 'Ask us a question',
  note: 'Joining is free. You pay a share of a finished job, shown before you accept it.',
  why: {
    title: 'Why Join',
    items: {
      hours: {
        title: 'Your hours, your area',
        text: 'Switch yourself on when you want work and off when you do not. Choose the localities that you can reach.',
      },
      price: {
        title: 'A price known beforehand',
        text: 'You see the job, the address and the price band before you accept. Refusing a job costs you nothing.',
      },
      pay: {
        title: 'Paid to your bank account',
        text: 'Earnings go to your own account, with a statement that shows each job and our fee.',
      },
      ranking: {
        title: 'Nobody buys a better place',
        text: 'Ratings, recorded checks, experience and quick replies decide who comes first in a list.',
      },
    },
  },
  steps: {
    title: 'How It Works',
    text: 'From the first tap to the first job.',
    items: [
      {
        title: 'Register in the app',
        text: 'Your name, trade, city and mobile number.',
      },
      {
        title: 'Share your documents',
        text: 'We may ask for your identity proof, PAN and bank details. Your profile names each check that was made.',
      },
      {
        title: 'Show your skill',
        text: 'We may ask for a call and a short practical test.',
      },
      {
        title: 'Take the first job',
        text: 'Look at the work first and name your price; begin when the customer agrees.',
      },
    ],
  },
  requirements: {
    title: 'What You Need',
    text: 'Have these at hand before you begin; the app tells you what is still missing.',
    items: [
      'Age 18 or above, with the right to work in India',
      'At least one year of paid experience in your trade',
      'A government identity proof, PAN and a bank account in your name',
      'Consent to the checks that your profile will name',
      'The basic tools of your trade, and a smartphone with internet',
      'A valid permit or licence where the law asks for one, as for electrical work',
    ],
  },
  ready: {
    title: 'Ready for the first job?',
    text: 'You register in the app, and can stop and go on later.',
  },
  faqs: {
    title: 'Questions From Professionals',
    items: [
      {
        question: 'Does it cost anything to join?',
        answer:
          'No. Registration and checks are free. Our fee is a share of each finished job, shown before you accept it.',
      },
      {
        question: `Am I an employee of ${company.name}?`,
        answer:
          'No. You are an independent professional. You choose your hours, can refuse any job and may work for others as well.',
      },
      {
        question: 'How long do the checks take?',
        answer: 'They begin when all documents have reached us. The app shows which step you are at.',
      },
      {
        question: 'When do I get paid?',
        answer:
          'Online payments are transferred to your bank account. Cash that a customer hands you is yours at once, and our fee is set off in the next statement.',
      },
      {
        question: 'Do I need GST registration?',
        answer:
          'It depends on your trade and your yearly turnover. We explain the current rules when you join; please ask a tax adviser about your own case.',
      },
      {
        question: 'Can my team or firm join?',
        answer: 'Yes. The owner registers first, then adds each worker, who shares the same documents.',
      },
    ],
  },
} as const
