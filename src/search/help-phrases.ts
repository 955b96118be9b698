/** Pages that answer queries for help. */
export type HelpPage =
  | 'contact'
  | 'terms'
  | 'career'
  | 'become-partner'
  | 'privacy-policy'
  | 'about'
  | 'custom-service'
  | 'profile'

/** English and Hindi phrases that ask for the pages. Pages are shown in their order. */
export const helpPhrases: ReadonlyArray<readonly [pages: ReadonlyArray<HelpPage>, phrases: ReadonlyArray<string>]> = [
  [
    ['terms', 'contact'],
    [
      'refund', 'refunds', 'refund policy', 'money back', 'cancel', 'cancel booking', 'cancellation', 'cancellation policy',
      'cancellation charges', 'cancel order', 'reschedule', 'reschedule booking', 'paisa wapas', 'paise wapas', 'booking cancel',
      'रिफंड', 'रिफ़ंड', 'पैसे वापस', 'पैसा वापस', 'कैंसल', 'बुकिंग रद्द', 'रद्द',
    ],
  ],
  [
    ['contact'],
    [
      'complaint', 'complaints', 'complain', 'customer care', 'customer care number', 'customer service', 'customer support',
      'help center', 'helpline', 'helpline number', 'support', 'toll free', 'toll free number', 'contact number', 'contact us',
      'phone number', 'whatsapp number', 'call us', 'email address', 'feedback', 'grievance', 'invoice', 'gst invoice', 'bill copy',
      'receipt', 'office address', 'business hours', 'office hours', 'contact', 'talk to agent', 'technician did not come', 'nobody came',
      'shikayat', 'sampark', 'shikayat number', 'शिकायत', 'संपर्क', 'सम्पर्क', 'कस्टमर केयर', 'ग्राहक सेवा', 'हेल्पलाइन', 'इनवॉइस', 'रसीद', 'फ़ोन नंबर',
    ],
  ],
  [
    ['terms'],
    [
      'warranty', 'guarantee', 'service warranty', 'warranty policy', 'terms', 'terms and conditions', 'terms of service', 'payment policy',
      'revisit', 'वारंटी', 'गारंटी', 'नियम और शर्तें', 'शर्तें',
    ],
  ],
  [
    ['career'],
    [
      'vacancy', 'vacancies', 'career', 'careers', 'job vacancy', 'job opening', 'job openings', 'hiring', 'recruitment', 'internship',
      'naukri', 'apply for job', 'job application', 'salary', 'jobs', 'job in company', 'resume',
      'नौकरी', 'भर्ती', 'करियर', 'वैकेंसी',
    ],
  ],
  [
    ['become-partner'],
    [
      'become a partner', 'become partner', 'partner', 'partner with us', 'partner registration', 'partner app', 'join as partner',
      'join as professional', 'join as a professional', 'register as professional', 'register as technician', 'become a technician',
      'vendor registration', 'franchise', 'join us', 'kaam chahiye', 'work with us', 'earn money', 'partner login',
      'पार्टनर', 'पार्टनर बनें', 'साथ जुड़ें', 'काम चाहिए',
    ],
  ],
  [
    ['privacy-policy'],
    ['privacy', 'privacy policy', 'delete my account', 'delete account', 'delete my data', 'my data', 'गोपनीयता', 'गोपनीयता नीति'],
  ],
  [['profile'], ['remove my profile', 'correct my profile', 'delete my profile']],
  [['about'], ['about us', 'about company', 'who are you', 'owner', 'हमारे बारे में']],
  [['custom-service'], ['custom service', 'other service', 'special request', 'service not listed', 'दूसरी सेवा']],
] // biome-ignore format: a table
