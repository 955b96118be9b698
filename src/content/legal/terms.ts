import { company } from '#content/company.ts'

/** The terms; each section by the anchor that it has on the page. */
export const terms = {
  title: 'Terms & Conditions',
  intro: `These terms are an agreement between you and ${company.legalName} ("${company.name}", "we"). By using this website or the app you accept them. Please read them once; they are kept short on purpose.`,
  glance: [
    'The contract for a job is between you and an independent professional; we bring you together.',
    'You hear the full price before the work starts, and may decline.',
    'If the work is not right, tell us within seven days for a second visit.',
  ],
  sections: {
    marketplace: {
      title: `What ${company.name} is, and what it is not`,
      paragraphs: [
        `${company.name} is an online marketplace. It helps customers to find independent technicians and other professionals ("partners") and to book their services. We act as an intermediary under the Information Technology Act, 2000 and as a marketplace e-commerce entity under the Consumer Protection (E-Commerce) Rules, 2020.`,
        `Partners are independent. They are not employees or agents of ${company.name}, they choose which jobs they accept, and the contract for a service is made between you and the partner. We check the identity and trade experience of partners before they join and act on complaints, but we do not carry out the work ourselves.`,
        'Nothing in these terms takes away a right that the Consumer Protection Act, 2019 or any other law of India gives you and that cannot be given up by agreement.',
      ],
    },
    booking: {
      title: 'Booking, prices, cancellation and payment',
      paragraphs: [
        'You must be 18 or older and able to enter into a contract. Please give a correct address and phone number, and make sure that an adult is present during the visit and that the place is safe to work in.',
        'Prices marked "From" are starting prices for a simple job and include applicable taxes unless we say otherwise. The partner inspects first and tells you the full price, with any parts, before starting. You may decline; then you owe only the inspection charge that was shown when you booked, if there was one.',
        'You can reschedule or cancel in the app. A cancellation charge applies only if it was shown before you confirmed the booking. If a partner cancels or does not come, you pay nothing, and money already paid is returned to the same method of payment, normally within seven working days.',
        'Offers run for the time and the services named with them, cannot be exchanged for cash and cannot be combined unless it says so. The discount is shown before you confirm.',
      ],
    },
    conduct: {
      title: 'Quality of work and fair conduct',
      paragraphs: [
        'If the work is not right, tell us in the app or by e-mail within seven days of the visit. We arrange a second visit by the same or another partner to put it right, free of labour charges for the same fault. A longer warranty that a partner or a maker of parts gives you in writing is not affected.',
        'Please treat partners with respect. Do not ask them for work that is unsafe or unlawful, and do not use the website or the app to harass, mislead or harm anyone, to post what is not yours, to collect data by automated means or to disturb the service.',
        'Reviews must be about a real visit and be written by the person who booked it. We may remove a review, a listing or an account that breaks these terms or the law, and tell you the reason unless the law forbids it.',
      ],
    },
    liability: {
      title: 'Content, availability and liability',
      paragraphs: [
        `The name, texts, drawings and software of ${company.name} belong to us or to those who license them to us. Names and marks of brands that are shown on the site belong to their owners. Articles in the blog are general information; they do not replace the advice of a person who has seen your home.`,
        'We work to keep the website and the app available and correct, but cannot promise that they are always free of interruptions or errors. Links to other websites and advertisements lead to content that we do not control.',
        'The partner is responsible for the service. To the extent that the law allows, our own liability for a booking is limited to the amount that you paid for it, and we are not liable for indirect loss. This does not limit liability for fraud, for death or injury caused by our negligence, or for anything else that cannot be limited by law.',
      ],
    },
    grievance: {
      title: 'Grievances, governing law and changes',
      paragraphs: [
        `Grievance Officer (placeholder): Name to be appointed, ${company.legalName}, ${company.addressLines.join(', ')}. E-mail: ${company.grievanceEmail}. Phone: ${company.phone}, Monday to Friday, 9:00 AM to 6:00 PM.`,
        'We acknowledge a complaint within 24 hours with a reference number, aim to resolve it within seven days and keep in every case to the time that the law sets. You may also call the National Consumer Helpline on 1915 or go to a consumer commission.',
        `These terms are governed by the laws of India. Subject to the rights of consumers to approach the commission where they live, the courts at ${company.officeCity}, ${company.officeState} have jurisdiction.`,
        'When we change these terms, we publish the new version here with its date. A change does not affect bookings that were confirmed before it. If you do not agree with a change, you can stop using the service and ask us to close your account.',
      ],
    },
  },
} as const
