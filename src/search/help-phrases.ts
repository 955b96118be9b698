/** Pages that answer queries for help. */
export type HelpPage =
  | 'change'
  | 'complaint'
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
    ['change', 'terms'],
    [
      'cancel', 'cancel booking', 'cancel my booking', 'cancel visit', 'cancel my visit', 'cancel order', 'booking cancel', 'visit cancel',
      'reschedule', 'reschedule booking', 'reschedule my visit', 'postpone', 'change booking', 'change my booking', 'change visit',
      'change my visit', 'move my visit', 'change date', 'change time', 'change the date', 'change the time', 'change appointment',
      'कैंसल', 'बुकिंग रद्द', 'विज़िट रद्द', 'रद्द', 'बुकिंग बदलना', 'विज़िट बदलना', 'तारीख़ बदलना', 'समय बदलना', 'दिन बदलना', 'टाइम बदलना',
    ],
  ],
  [
    ['complaint', 'contact'],
    [
      'complaint', 'complaints', 'complain', 'grievance', 'nobody came', 'shikayat', 'shikayat number', 'शिकायत', 'कोई नहीं आया',
      'bad work', 'poor work', 'bad service', 'poor service', 'where is my technician', 'kaam theek nahi', 'kaam adhura', 'zyada paise',
      'काम ठीक नहीं', 'काम ठीक से नहीं', 'काम अधूरा', 'ज़्यादा पैसे', 'ज्यादा पैसे',
    ],
  ],
  [
    ['terms', 'contact'],
    [
      'refund', 'refunds', 'refund policy', 'money back', 'cancellation', 'cancellation policy', 'cancellation charges', 'paisa wapas',
      'paise wapas', 'रिफंड', 'रिफ़ंड', 'पैसे वापस', 'पैसा वापस',
    ],
  ],
  [
    ['contact'],
    [
      'customer care', 'customer care number', 'customer service', 'customer support',
      'help center', 'helpline', 'helpline number', 'support', 'toll free', 'toll free number', 'contact number', 'contact us',
      'phone number', 'whatsapp number', 'call us', 'email address', 'feedback', 'invoice', 'gst invoice', 'bill copy',
      'receipt', 'office address', 'business hours', 'office hours', 'contact', 'talk to agent', 'talk to human', 'mobile number',
      'app not working', 'payment failed', 'payment', 'otp', 'booking status', 'my booking', 'baat karni hai',
      'sampark', 'संपर्क', 'सम्पर्क', 'कस्टमर केयर', 'ग्राहक सेवा', 'हेल्पलाइन', 'इनवॉइस', 'रसीद', 'फ़ोन नंबर',
      'मोबाइल नंबर', 'बात करनी है', 'पेमेंट', 'ऐप नहीं चल रहा', 'बुकिंग कहाँ है',
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
    ['career', 'become-partner'],
    [
      'vacancy', 'vacancies', 'career', 'careers', 'job vacancy', 'job opening', 'job openings', 'hiring', 'recruitment', 'internship',
      'naukri', 'looking for work', 'apply for job', 'job application', 'salary', 'job in company', 'resume',
      'job chahiye', 'job apply', 'naukari', 'nokri', 'rojgar', 'rozgar', 'bharti', 'employment', 'walk in interview', 'fresher',
      'नौकरी', 'भर्ती', 'करियर', 'वैकेंसी', 'वेकेंसी', 'रोज़गार', 'सैलरी',
    ],
  ],
  [
    ['become-partner'],
    [
      'become a partner', 'become partner', 'partner', 'partner with us', 'partner registration', 'partner app', 'join as partner',
      'join as professional', 'join as a professional', 'register as professional', 'register as technician', 'become a technician',
      'vendor registration', 'franchise', 'join us', 'kaam chahiye', 'work with us', 'earn money', 'partner login',
      'job join', 'join as', 'register my business', 'join karna', 'how to join', 'पार्टनर', 'पार्टनर बनें', 'साथ जुड़ें', 'काम चाहिए',
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
