import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { company } from './company.ts'

/** The terms, with each section under its anchor on the page. */
export const terms = {
  title: 'Terms & Conditions',
  intro: `These terms are an agreement between you and ${company.legalName} ("${company.name}", "we"). By using this website or the app you accept them. Please read them once; they are kept short on purpose.`,
  glance: [
    'The contract for a job is between you and an independent professional; we bring you together.',
    'You hear the full price before the work starts, and may decline.',
    `If the work is not right, tell us within ${GUARANTEE_DAYS} days for a second visit.`,
  ],
  sections: {
    marketplace: {
      title: `What ${company.name} is, and what it is not`,
      paragraphs: [
        `${company.name} is an online marketplace. It helps customers to find independent professionals ("partners") and to book their services. We act as an intermediary under the Information Technology Act, 2000 and as a marketplace e-commerce entity under the Consumer Protection (E-Commerce) Rules, 2020.`,
        `Partners are independent. They are not employees or agents of ${company.name}, they choose which jobs they accept, and the contract for a service is made between you and the partner. Where we have checked one of them, the profile says what and when; where it names no check, none was made. We act on complaints, but we do not carry out the work ourselves.`,
        'Nothing in these terms takes away a right that the Consumer Protection Act, 2019 or any other law of India gives you and that cannot be given up by agreement.',
      ],
    },
    booking: {
      title: 'Booking, prices, cancellation and payment',
      paragraphs: [
        'A booking is a visit that was agreed in the app, or on the phone after you asked for a call back on the website. You must be 18 or older and able to enter into a contract. Please give a correct address and phone number, and see that an adult is present and the place is safe to work in.',
        `Prices marked "From" are starting prices for a simple job and include applicable taxes unless we say otherwise. The partner inspects first and tells you the full price before starting. ${company.partsRule} You may decline; then you owe ${company.declineRule}.`,
        `You can reschedule or cancel in the app or with our contact form. ${company.cancellationRule} If a partner cancels or does not come, you pay nothing, and money already paid is returned to the same method of payment, normally within seven working days.`,
        'Offers run for the time and the services named with them, cannot be exchanged for cash and cannot be combined unless it says so. The discount is shown before you confirm.',
      ],
    },
    conduct: {
      title: 'Quality of work and fair conduct',
      paragraphs: [
        `If the work is not right, tell us in the app, with our contact form or by e-mail within ${GUARANTEE_DAYS} days of the visit. We arrange a second visit by the same or another partner to put it right, free of labour charges for the same fault. A longer warranty that a partner or a maker of parts gives you in writing is not affected.`,
        'Please treat partners with respect. Do not ask them for work that is unsafe or unlawful, and do not use the website or the app to harass, mislead or harm anyone, to post what is not yours, to collect data by automated means or to disturb the service.',
        'Reviews must be about a real visit and be written by the person who booked it. We may remove a review, a listing or an account that breaks these terms or the law, and tell you the reason unless the law forbids it.',
      ],
      part: {
        id: 'guarantee',
        title: 'The satisfaction guarantee in short',
        rows: [
          {
            term: 'What is covered',
            text: `Work that was booked with us and was not done properly, or whose fault comes back. ${company.guaranteeRule}.`,
          },
          {
            term: 'Up to what amount',
            text: 'The labour of the second visit is free, whatever it would cost. The guarantee is a second visit and not a payment; beyond it, our liability is limited to the amount that you paid for the booking, as section 4 says.',
          },
          {
            term: 'What is not covered',
            text: 'Parts and materials, for which the written warranty of their maker holds; a fault other than the one that was worked on; damage after the visit; work that somebody else has changed since; jobs that were agreed without us.',
          },
          {
            term: 'How to claim',
            text: `Tell us within ${GUARANTEE_DAYS} days of the visit, in the app, with our contact form or by e-mail to ${company.email}, with the date of the visit, what is wrong and a photo if you have one. We arrange the second visit with you.`,
          },
        ],
      },
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
        `Grievance Officer (placeholder): Name to be appointed, ${company.legalName}, ${company.addressLines.join(', ')}. E-mail: ${company.grievanceEmail}. Phone: ${company.phone}, ${company.businessHours[0].label}, ${company.businessHours[0].hours}.`,
        `${company.complaintDeadline} You may also call the National Consumer Helpline on 1915 or go to a consumer commission.`,
        `These terms are governed by the laws of India. Subject to the rights of consumers to approach the commission where they live, the courts at ${company.officeCity}, ${company.officeState} have jurisdiction.`,
        'When we change these terms, we publish the new version here with its date. A change does not affect bookings that were confirmed before it. If you do not agree with a change, you can stop using the service and ask us to close your account.',
      ],
    },
  },
} as const

export const privacyTitle = 'Privacy Policy'

/**
 * Returns the privacy policy for the number of days that contact messages are kept, with each section under its anchor.
 */
export const privacy = (messageDays: number) =>
  ({
    title: privacyTitle,
    intro: `This notice says which personal data ${company.legalName} ("${company.name}", "we") handles on this website, why, and what you can ask of us. It is written with the Digital Personal Data Protection Act, 2023 (DPDP Act) in mind, under which we are the data fiduciary.`,
    glance: [
      'You can read the whole site without telling us who you are.',
      'Your position, if you allow it, is compared inside your browser and never sent to us.',
      'We do not sell personal data, and you can ask us to erase yours.',
    ],
    sections: {
      'what-we-collect': {
        title: 'What we collect',
        paragraphs: [
          'You can read the whole website without giving us your name. When you write to us through the contact form, we receive your name, e-mail address, phone number and message, what else the form asks for the topic that you choose (such as your city or PIN code, and the day of a call or visit), and the language of the page. The app has its own notice about the data that a booking in it needs.',
          'Your browser remembers a few things on your own device: the city, language and partner ads that you chose, the fact that you have been here before and, on a phone, when you put our app’s bar away. They stay in its local storage until you clear it, and the choice of city is not sent to us with your name. The professionals whom you compare, and the campaign that the link to us named, stay in the tab. What you have typed in the contact form stays there too, with a random number by which a message that reaches us twice is known, until you send it, empty the form or close the tab. A message that could not be sent stays on your device for a day, until it has reached us or you delete it.',
          'If you press "Use Current Location", your browser asks for your permission. The position is compared with the list of cities inside your browser; it is not sent to us or stored.',
          'To see how fast our pages are, we measure a share of the visits in the browser: how long a page took to appear and to answer. We keep these times with the kind of page, size of screen and kind of connection, without a cookie, an identifier or your network address, and delete them after three months. Browsers that send "Do Not Track" or "Global Privacy Control" are not measured.',
          'When a part of a page fails in your browser, a share of the visits tells us what failed: the technical words of the error, the kind of page and the place in our program, without what you typed, a cookie, an identifier or your network address. These reports are deleted after 90 days, and browsers that send "Do Not Track" or "Global Privacy Control" send none.',
          'Like every website, our servers handle the network address of your device to answer a request and to stop misuse. Our own logs record which page was asked for, when and with what result, without names, messages or phone numbers.',
        ],
      },
      why: {
        title: 'Why we use it, and on what ground',
        paragraphs: [
          'We use the details of the contact form to answer you and to follow up what you asked for. You give them for that purpose, and we ask for nothing beyond it. Applications for work are used only to consider you for a role.',
          'We use technical data to run the site, to keep it safe and to find faults, and we keep or disclose data where a law, a court or an authority with the power to do so requires it.',
          'Where we rely on your consent, you may withdraw it at any time, as easily as you gave it. What was done before stays lawful; afterwards we stop, and so do those who process data for us, unless a law requires otherwise.',
        ],
      },
      sharing: {
        title: 'Whom we share it with, and for how long',
        paragraphs: [
          'We do not sell personal data. Companies that host the website and deliver e-mail process it for us under contract and only on our instructions. They may do so outside India, except in countries to which the Government of India has restricted transfers.',
          'What you write in the contact form can reach us in two ways besides the website’s own database: as an e-mail to our office, through the e-mail service of the company that hosts the website and the one that keeps our mailbox, and as an encrypted, signed call (a webhook) to the system in which we answer enquiries. The companies behind both process it for us. A copy that arrived there is deleted there, when we have dealt with the matter or when you ask us to.',
          'On the website, messages are read by the people of our office who answer them, and only after they have signed in. They note what was agreed, with their name and the time. The notes are deleted with the message.',
          'If advertisements or a map are shown on a page, they can come from another company, which then receives your network address and may set its own cookies under its own policy. We do not pass your name or messages to it. "Turn off partner ads" in an advertising place ends them, and "Show partner ads" brings them back. If your browser sends Global Privacy Control, advertisements load only after you press "Show partner ads". A map loads only when you ask for it.',
          `Messages from the contact form are kept on the website for ${messageDays} days after they were delivered to us or the matter was closed, whichever is later, and then deleted; a message that looks like spam is deleted after 30 days. Applications are kept for up to 12 months; technical logs for up to 90 days, or longer where the law asks for it.`,
        ],
      },
      'your-rights': {
        title: 'Your rights, and those of professionals',
        paragraphs: [
          'You can ask for a summary of the personal data that we hold about you and of those with whom it was shared, have it corrected, completed or updated, and have it erased when it is no longer needed for its purpose or for a legal duty. You can also name a person who may use these rights in case of your death or incapacity.',
          `Write to ${company.privacyEmail} and name the address, phone number or reference number that you used with us, so that we can recognise you. It costs nothing. We answer as soon as we can, and at the latest within the time that the law sets.`,
          'The website is meant for adults. We do not knowingly collect data of anyone below 18 without the verifiable consent of a parent or guardian, and we do not track children or direct advertising at them. If you think that a child has written to us, please tell us and we delete the message.',
          'For professionals in our directory who take bookings we show what a customer has to know to choose: name, trade, city and areas, languages, days of work, experience, starting prices, which checks were made and when, if any, and the ratings and reviews of customers. We use it to let customers find, compare and book you, and for nothing else. Nobody can pay for a place in our lists.',
          'If you are one of them, your photo, telephone number and e-mail address are shown only after you have agreed to it, and we record the day. You may withdraw that at any time; they are then taken off, and the rest of your profile can stay. We do not show your home address or your position.',
          `Every profile has a link "Correct or remove this profile". It opens our contact form with the profile filled in; you can as well write to ${company.privacyEmail}. You can have a summary of what we hold, have it corrected or completed, have it erased, and name somebody who may do so in your place. It costs nothing and does not depend on working with us.`,
          'When a profile is removed, its address says that it was withdrawn, and copies in our caches end within days. When you ask for erasure we keep a hash of your reference number, from which nobody can tell who you are, so that you are not listed again by mistake. Bookings that you have completed are kept in the app, as its own notice says.',
        ],
      },
      'safety-and-complaints': {
        title: 'Safety, complaints and changes',
        paragraphs: [
          'The website is served over an encrypted connection, access to messages is limited to the people who answer them, and we test what we build. If a breach of personal data occurs in spite of this, we inform the Data Protection Board of India and the people affected, as the law requires.',
          `Grievance Officer (placeholder): Name to be appointed, ${company.legalName}, ${company.addressLines.join(', ')}. E-mail: ${company.grievanceEmail}. Phone: ${company.phone}.`,
          'Please write to the Grievance Officer first. If you are not satisfied with the answer, you can complain to the Data Protection Board of India. You may ask us for this notice in any language of the Eighth Schedule to the Constitution.',
          'When this notice changes, the new version and its date appear here. For a change that matters to data which we already hold, we tell you beforehand where we have a way to reach you.',
        ],
      },
    },
  }) as const

/** Strings around every legal document. */
export const legalStrings = {
  lastUpdated: 'Last updated:',
  glance: 'In short',
  contents: 'On this page',
  more: (title: string) => `Read also: ${title}`,
  question: {
    title: 'Something unclear?',
    text: 'Ask us in your own words.',
    action: 'Contact Us',
  },
} as const
