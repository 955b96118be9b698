import { company } from '#content/company.ts'
import { navigation } from '#content/shell.ts'

export const privacyTitle = 'Privacy Policy'

/** The privacy policy of a site that keeps contact messages for so many days; each section by its anchor. */
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
          'You can read the whole website without giving us your name. When you write to us through the contact form, we receive your name, e-mail address, phone number and message, and the language of the page. Bookings are made in the app, which has its own notice about the data that a booking needs.',
          'Your browser remembers a few things on your own device: the city that you chose, the fact that you have been here before and, on a phone, when you put our app’s bar away. They stay in its local storage until you clear it, and the choice of city is not sent to us with your name.',
          'If you press "Use Current Location", your browser asks for your permission. The position is compared with the list of cities inside your browser; it is not sent to us or stored.',
          `To see how fast our pages are, we measure a share of the visits in the browser: how long a page took to appear and to answer. What arrives is counted by kind of page, size of screen and kind of connection, without a cookie, an identifier or your network address, and the counts are deleted after 90 days. Browsers that send "Do Not Track" or "Global Privacy Control" are not measured. The figures are public, on the page ${navigation.speed}.`,
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
          'If advertisements or a map are shown on a page, they can come from another company, which then receives your network address and may set its own cookies under its own policy. We do not pass your name or messages to it. Advertisements of other companies load only after you choose "Show partner ads" in an advertising place; "Turn off partner ads" there ends it.',
          `Messages from the contact form are kept on the website for ${messageDays} days after they were delivered to us or the matter was closed, whichever is later, and then deleted; applications for up to 12 months; technical logs for up to 90 days, or longer where the law asks for it.`,
        ],
      },
      professionals: {
        title: 'If you are a professional in our directory',
        paragraphs: [
          'For professionals who take bookings we show what a customer has to know to choose: name, trade, city and areas, languages, days of work, experience, starting prices, which checks were made and when, and the ratings and reviews of customers. We use it to let customers find, compare and book you, and for nothing else. Nobody can pay for a place in our lists.',
          'Your photo, telephone number and e-mail address are shown only after you have agreed to it, and we record the day. You may withdraw that at any time; they are then taken off, and the rest of your profile can stay. We do not show your home address or your position.',
          `Every profile has a link "Correct or remove this profile". It opens our contact form with the profile filled in; you can as well write to ${company.privacyEmail}. You can have a summary of what we hold, have it corrected or completed, have it erased, and name somebody who may do so in your place. It costs nothing and does not depend on working with us.`,
          'When a profile is removed, its address says that it was withdrawn, and copies in our caches end within days. When you ask for erasure we keep a hash of your reference number, from which nobody can tell who you are, so that you are not listed again by mistake. Bookings that you have done are kept in the app as its own notice says.',
        ],
      },
      'your-rights': {
        title: 'Your rights',
        paragraphs: [
          'You can ask for a summary of the personal data that we hold about you and of those with whom it was shared, have it corrected, completed or updated, and have it erased when it is no longer needed for its purpose or for a legal duty. You can also name a person who may use these rights in case of your death or incapacity.',
          `Write to ${company.privacyEmail} from the address that you used with us, so that we can recognise you. It costs nothing. We answer as soon as we can, and at the latest within the time that the law sets.`,
          'The website is meant for adults. We do not knowingly collect data of anyone below 18 without the verifiable consent of a parent or guardian, and we do not track children or direct advertising at them. If you think that a child has written to us, please tell us and we delete the message.',
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
