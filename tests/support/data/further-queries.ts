import type { Expectations } from './search-queries.ts'

/** Symptoms before and after a noun, which decides the service. */
export const symptoms: Expectations = [
  [
    'electrician',
    [
      'fan stopped today', 'fan dead', 'stopped fan', 'dead fan', 'fan band ho gaya', 'kharab pankha', 'pankha kharab hai',
      'light chali gayi', 'bijli chali gayi', 'switch not working', 'not working switch', 'power gone', 'inverter dead',
      'doorbell kharab', 'पंखा खराब', 'पंखा बंद हो गया', 'खराब पंखा', 'बिजली चली गई', 'लाइट बंद',
    ],
  ],
  [
    'appliance-repair',
    [
      'tv dead', 'dead tv', 'tv stopped working', 'tv band', 'geyser band', 'geyser not working', 'geyser stopped today', 'fridge dead',
      'fridge band ho gaya', 'kharab fridge', 'washing machine stopped', 'washing machine nahi chal rahi', 'microwave dead',
      'microwave kharab', 'ro not working', 'chimney band', 'mixer gone', 'टीवी खराब', 'गीजर बंद', 'फ्रिज बंद हो गया', 'खराब वॉशिंग मशीन',
    ],
  ],
  [
    'ac-repair',
    ['ac dead', 'ac band', 'ac band ho gaya', 'ac stopped', 'kharab ac', 'ac kharab hai', 'ac not working', 'ac stopped cooling', 'एसी खराब', 'एसी बंद'],
  ],
  ['plumbing', ['tap kharab', 'kharab nal', 'nal kharab hai', 'flush not working', 'flush kharab', 'motor band', 'water pump dead', 'नल खराब', 'फ्लश खराब']],
  ['carpentry', ['drawer not working', 'almari kharab', 'darwaza kharab', 'दरवाज़ा खराब']],
  ['security', ['cctv not working', 'camera dead', 'cctv band', 'video door phone dead', 'सीसीटीवी बंद']],
  ['electrician appliance-repair ac-repair', ['fan leaking sound', 'cooler fan dead']],
  ['appliance-repair', ['fridge smell', 'leaking washing machine', 'smelly fridge', 'fridge making noise']],
  ['ac-repair', ['leaking ac', 'noise from ac', 'smell in ac']],
] // biome-ignore format: a table

/** Queries that a page of the site answers, never a service that shares letters with them. */
export const help: Expectations = [
  [
    '/contact',
    [
      'complaint', 'complain', 'complaint number', 'customer care', 'customer care number', 'customer support', 'helpline', 'contact number',
      'invoice', 'gst invoice', 'complaints', 'complant', 'feedback', 'phone number', 'contact us', 'शिकायत', 'कस्टमर केयर', 'हेल्पलाइन',
      'shikayat', 'receipt', 'file a complaint', 'bill copy',
    ],
  ],
  [
    '/terms',
    [
      'refund', 'refund policy', 'cancel booking', 'cancel', 'cancellation charges', 'warranty', 'guarantee', 'money back', 'how do i cancel',
      'refnd', 'waranty', 'terms and conditions', 'रिफंड', 'वारंटी', 'गारंटी', 'paisa wapas',
    ],
  ],
  ['/career', ['vacancy', 'job vacancy', 'vacancies', 'career', 'careers', 'hiring', 'naukri', 'jobs', 'internship', 'नौकरी', 'भर्ती', 'vacency']],
  [
    '/become-partner',
    ['become a partner', 'partner', 'partner registration', 'join as partner', 'join as a professional', 'franchise', 'vendor registration', 'partner with us', 'पार्टनर'],
  ],
  ['/privacy-policy', ['privacy policy', 'delete my account', 'गोपनीयता नीति']],
] // biome-ignore format: a table

/** Every word of the catalogue counts, however it is written. */
export const everyWord: Expectations = [
  ['plumbing', ['sbmersible', 'submersible', 'sub\u00admersible', 'plum\u00adber', 'plum\u200dber', 'p\u200clumber', 'नल\u200d', 'tap\ufeff']],
  ['electrician', ['elec\u00adtrician', 'बिज\u200dली']],
  ['cleaning', ['kota stone', 'kota stone polishing', 'mosaic']],
  ['appliance-repair', ['induction', 'induction stove', 'chulha']],
  ['carpentry', ['दरवाज़ा']],
] // biome-ignore format: a table

/** Queries of customers who know what they want. */
export const phrases: Expectations = [
  [
    'plumbing',
    [
      'tap leaking', 'nal', 'nal tapak raha hai', 'toilet blocked', 'kitchen sink blocked', 'water motor', 'paani nahi aa raha', 'plumer',
      'bathroom tap dripping', 'नल टपक रहा है', 'cartrige', 'tap l', 'tap 2', 'tap lea', 'washbasin',
    ],
  ],
  [
    'electrician',
    [
      'fan not working', 'fan making noise', 'switch board sparking', 'mcb trip', 'pankha', 'tube light', 'light nahi hai', 'electrision',
      'doorbell', 'door bell', 'पंखा नहीं चल रहा', 'fan re',
    ],
  ],
  [
    'ac-repair',
    [
      'ac not cooling', 'a.c. service', 'air conditioner', 'my ac is leaking water', 'split ac installation', 'aircondition',
      'एसी ठंडा नहीं कर रहा', '"ac" OR * NEAR( cooling cooling cooling cooling',
    ],
  ],
  ['ac-repair appliance-repair', ['gas refill']],
  ['carpentry', ['almirah repair', 'almari', 'darwaza', 'door not closing', 'bed repair', 'carpainter', 'अलमारी', 'hedboards']],
  ['painting', ['wall paint', 'ghar ka paint', 'pent', 'whitewash', 'my house needs painting', 'पुताई']],
  ['cleaning', ['sofa cleaning', 'water tank cleaning', 'tanki saaf', 'ghar ki safai', 'i want to clean my house', 'sofa dry clean']],
  ['appliance-repair', ['gyser', 'geyser not heating', 'fridge not cooling', 'ro service', 'washingmachine', 'गीज़र', 'geyser l', 'led tv']],
  ['pest-control', ['cockroach', 'cocroach', 'deemak', 'dimak', 'machar', 'khatmal', 'kabutar jali', 'कॉकरोच']],
  ['interior-design', ['wardrobe design', 'interior', 'false ceiling', 'tv unit', '3d', 'room 3d']],
  ['gardening', ['mali', 'plants', 'lawn mowing', 'tree cutting', 'माली', 'mali l']],
  ['security', ['cctv', 'camera installation', 'digital lock', 'key lost', 'video door phone']],
  ['waterproofing', ['terrace leakage', 'seelan', 'chhat tapak rahi hai', 'bathroom leakage', 'water seepage']],
  ['', ['driver', 'movie tickets', 'passport', 'xyzzy', 'qwertyuiop', 'pizza', 'laptop repair', 'laptop l', "'; --", 'near me', 'not working']],
] // biome-ignore format: a table
