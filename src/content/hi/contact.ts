import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { company } from '#content/company.ts'
import type * as en from '#content/contact.ts'
import type { Words } from '#lib/language.ts'

/** Formats a 24-hour time in spoken form: `18:30` is `शाम 6:30 बजे`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const part = hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम'
  return `${part} ${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} बजे`
}

const weekdays = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
} as const

export const contact = {
  title: 'संपर्क करें',
  intro: 'बुकिंग से पहले कोई सवाल हो, किसी विज़िट में परेशानी आई हो या हमें कोई सुझाव देना हो, तो यहाँ लिखें।',
  form: {
    title: 'संपर्क फ़ॉर्म',
    needs: 'हमें चारों चीज़ें चाहिए: आपका नाम, ईमेल, फ़ोन नंबर और संदेश।',
    next: 'हम ऑफ़िस के समय में ईमेल या फ़ोन पर जवाब देते हैं।',
    optional: '(ज़रूरी नहीं)',
    callBackTitle: 'हम आपको फ़ोन करेंगे',
    otherMatter: 'किसी और बात के लिए लिखें',
    either: '(दोनों में से एक)',
    city: 'शहर या PIN कोड',
    trade: 'आपका काम',
    visitDay: 'विज़िट का दिन',
    change: 'दिन बदलना है या रद्द करना है?',
    changes: { move: 'विज़िट का दिन बदलें', cancel: 'विज़िट रद्द करें' },
    choose: 'कृपया चुनें',
    newDay: 'नया दिन, अगर बदलना है',
    preferredDay: 'हम किस दिन फ़ोन करें?',
    dayLabel: (daysAhead: number, weekday: keyof typeof weekdays, date: string) =>
      ['आज', `कल, ${weekdays[weekday]}`][daysAhead] ?? `${weekdays[weekday]}, ${date}`,
    anyDay: 'कोई भी दिन',
    preferredTime: 'दिन का समय',
    anyTime: 'कोई भी समय',
    dayParts: { morning: 'सुबह, 12 बजे तक', afternoon: 'दोपहर, 12 से 4 बजे', evening: 'शाम, 4 बजे के बाद' },
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    message: 'संदेश',
    namePlaceholder: 'आपका पूरा नाम',
    emailPlaceholder: 'you@mail.example',
    phonePlaceholder: '+91 00000 00000',
    messagePlaceholder: 'हम आपकी क्या मदद कर सकते हैं?',
    regarding: 'विषय',
    regardingLine: (topic: string) => `विषय: ${topic}`,
    honeypot: 'इस ख़ाने को ख़ाली ही रहने दें',
    privacyNote: 'यह जानकारी हम सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं।',
    privacyLink: 'हम इसे कितने समय तक रखते हैं',
    unsent: {
      waiting: 'यह संदेश अभी नहीं भेजा गया है। यह पेज खुला रहे तो इंटरनेट आते ही वह अपने-आप चला जाएगा।',
      kept: 'यह संदेश नहीं भेजा गया है। वह एक दिन तक इसी डिवाइस पर रहेगा।',
      discard: 'मिटा दें',
    },
    reference: 'संदर्भ नंबर',
    referenceNote: 'इस संदेश के बारे में लिखते या फ़ोन करते समय यह संदर्भ नंबर बताएँ।',
    topicsTitle: 'बात किस बारे में है?',
    missing: (lines: ReadonlyArray<string>) => `कृपया यह भी बताएँ: ${lines.join(', ')}।`,
  },
  guarantee: `गारंटी: विज़िट के ${GUARANTEE_DAYS} दिन के अंदर हमें बताएँ`,
  sent: {
    call: 'हम फ़ोन करेंगे',
    callFrom: 'हम इस दिन से फ़ोन करेंगे',
    phoneEnd: (digits: string) => `${digits} पर ख़त्म होने वाला नंबर`,
  },
  information: {
    title: 'पता और संपर्क',
    address: 'ऑफ़िस',
    email: 'ईमेल',
    phone: 'फ़ोन',
    whatsApp: 'व्हाट्सऐप',
    openWhatsApp: 'व्हाट्सऐप पर लिखें',
    text: 'काम ऐप में बुक किया हो, तो सबसे जल्दी मदद उसी के मदद वाले बटन से मिलती है।',
  },
  hours: {
    title: 'ऑफ़िस का समय',
    note: 'भारतीय मानक समय। सरकारी छुट्टी के दिन समय अलग हो सकता है।',
    day: 'दिन',
    time: 'समय',
    today: 'आज',
    open: 'अभी खुला है',
    closed: 'अभी बंद है',
    until: (time: string) => `${clock(time)} तक`,
    opensToday: (time: string) => `आज ${clock(time)} खुलेगा`,
    opensTomorrow: (time: string) => `कल ${clock(time)} खुलेगा`,
    opens: (day: keyof typeof weekdays, time: string) => `${weekdays[day]} को ${clock(time)} खुलेगा`,
  },
  map: {
    title: 'हम यहाँ हैं',
    frameTitle: `${company.officeCity} में “${company.name}” के ऑफ़िस का नक़्शा`,
    text: `हमारा ऑफ़िस ${company.officeCity} में है। आने से पहले लिखें या फ़ोन करें, ताकि जिनसे मिलना है वे मिल जाएँ।`,
    openInMaps: 'मैप में खोलें',
    newTab: '(नए टैब में खुलता है)',
    show: 'नक़्शा दिखाएँ',
    showNote: 'नक़्शा दूसरी कंपनी का है और आपके कहने पर ही खुलता है। उस कंपनी को आपके आने का पता भी तभी चलता है।',
  },
  answers: {
    kept: 'आपका संदेश हमारे पास सुरक्षित है और जल्द से जल्द पहुँचा दिया जाएगा।',
    unreachable:
      'हमारे सर्वर तक बात नहीं पहुँची। अपना इंटरनेट देखें और फिर कोशिश करें: आपका लिखा हुआ यहीं है, और संदेश दो बार नहीं जाएगा।',
    tooMany: 'आपके इंटरनेट कनेक्शन से थोड़ी देर में कई संदेश आए हैं। एक मिनट बाद फिर कोशिश करें।',
  },
} satisfies Words<typeof en.contact>

const openHours = company.businessHours.filter(({ opens }) => opens)
const officeHours = openHours.map(({ label, hours }) => `${label} ${hours}`).join(', ')
const confirmation = `हम ऑफ़िस के समय (${officeHours}) में फ़ोन करके इसे पक्का करेंगे या आपसे पूछकर नया दिन तय करेंगे। ${company.cancellationRule}`

export const contactSubjects = {
  booking: {
    label: 'बुकिंग के लिए फ़ोन',
    topic: 'बुकिंग',
    message: '',
    needs: 'हमें आपका नाम और फ़ोन नंबर चाहिए।',
    next: 'हम ऑफ़िस के समय में फ़ोन करके विज़िट तय करेंगे, या बताएँगे कि अभी कोई नहीं आ सकता।',
  },
  change: {
    label: 'विज़िट बदलना या रद्द करना',
    topic: 'विज़िट बदलें या रद्द करें',
    message: '',
    needs: 'हमें आपका नाम, फ़ोन नंबर और विज़िट का दिन चाहिए, और यह कि दिन बदलना है या विज़िट रद्द करनी है।',
    next: `संदेश हमें जिस समय मिले, आपका अनुरोध तभी से माना जाएगा, ऑफ़िस बंद हो तब भी। ${confirmation}`,
    received: `संदेश जिस समय मिला, आपका अनुरोध तभी से माना जाएगा। ${confirmation}`,
  },
  complaint: {
    label: 'किसी विज़िट की शिकायत या गारंटी',
    topic: 'शिकायत या गारंटी',
    needs: 'अपना नाम, विज़िट का दिन, क्या हुआ, और ईमेल या फ़ोन नंबर लिखें।',
    next: company.complaintDeadline,
    message: 'मुझे एक विज़िट की शिकायत करनी है।\n\nबुकिंग नंबर: \nक्या हुआ: \nमुझे क्या चाहिए: ',
  },
  invoice: {
    label: 'बिल',
    topic: 'बिल',
    needs: 'अपना नाम, अपना सवाल, और ईमेल या फ़ोन नंबर लिखें।',
    message: 'मुझे बिल के बारे में पूछना है।\n\nबुकिंग नंबर या विज़िट की तारीख़: \nमेरा सवाल: ',
  },
  press: {
    label: 'मीडिया का सवाल',
    topic: 'मीडिया',
    message: 'यह संदेश एक प्रकाशन की ओर से है।\n\nप्रकाशन: \nमेरा सवाल: \nजवाब कब तक चाहिए: ',
  },
  'custom-service': {
    label: 'ऐसा काम जो सूची में नहीं है',
    needs: 'अपना नाम, क्या काम है, और ईमेल या फ़ोन नंबर लिखें।',
    message: 'मुझे जिस काम में मदद चाहिए, वह आपकी सेवाओं की सूची में नहीं है।\n\nक्या काम है: \nशहर: \nकब: ',
  },
  place: {
    label: 'ऐसी जगह जहाँ सेवा अभी नहीं है',
    message: '',
    needs: 'हमें आपका नाम, फ़ोन नंबर और जगह चाहिए।',
    next: 'आपका संदेश हमारे पास रहने तक वहाँ कोई कारीगर जुड़े, तो हम आपको फ़ोन करेंगे।',
  },
  career: {
    label: 'नौकरी के लिए आवेदन',
    message: `मुझे “${company.name}” में नौकरी के लिए आवेदन करना है।\n\nपद: \nअनुभव: \nमेरे काम या प्रोफ़ाइल का लिंक: `,
  },
  hr: {
    label: `“${company.name}” में काम`,
    message: 'मुझे अपने लायक़ कोई पद नहीं दिखा, पर अपना परिचय देना है।\n\nमुझे क्या अच्छा आता है: \nशहर: ',
  },
  partner: {
    label: 'कारीगर के तौर पर जुड़ना',
    topic: 'कारीगर के तौर पर जुड़ना',
    message: '',
    needs: 'हमें आपका नाम, फ़ोन नंबर, काम और शहर चाहिए।',
    next: 'हम ऑफ़िस के समय में फ़ोन करेंगे और रजिस्टर करने में साथ देंगे।',
  },
  technician: {
    label: 'किसी कारीगर के बारे में',
    message: 'मुझे एक कारीगर के बारे में पूछना है।\n\nकारीगर: \nक्या काम है: \nशहर: ',
  },
  profile: {
    label: 'प्रोफ़ाइल सही करवाना या हटवाना',
    message:
      'कृपया एक प्रोफ़ाइल सही करें या हटा दें।\n\nप्रोफ़ाइल: \nप्रोफ़ाइल मेरी है, या उससे मेरा क्या रिश्ता है: \nक्या सही करना है, या उसे हटाना है: ',
  },
} satisfies Words<typeof en.contactSubjects>

export const contactMessages = {
  name: 'नाम कम से कम 2 अक्षर का हो।',
  longName: (most: number) => `नाम ज़्यादा से ज़्यादा ${most} अक्षर का हो।`,
  email: 'सही ईमेल पता लिखें।',
  reach: 'ईमेल पता या फ़ोन नंबर लिखें।',
  phone: 'सही फ़ोन नंबर लिखें।',
  twoPhones: 'सिर्फ़ एक फ़ोन नंबर लिखें।',
  message: 'संदेश कम से कम 10 अक्षर का हो।',
  longMessage: (most: number) => `संदेश ज़्यादा से ज़्यादा ${most} अक्षर का हो।`,
  needed: 'यह ख़ाना भरें।',
  longLine: (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
  wrongDay: 'कृपया आगे का ऐसा दिन चुनें, जब हम फ़ोन करते हैं।',
  pastDay: 'आज या आगे का दिन चुनें।',
  futureDay: 'आज या पहले का दिन चुनें।',
  sameDay: 'विज़िट के दिन से अलग दिन चुनें।',
  submit: 'भेजें',
  submitting: 'भेज रहे हैं...',
  failed: 'आपका संदेश नहीं भेजा जा सका',
  rejected: 'फ़ॉर्म नहीं भेजा जा सका। फिर कोशिश करें।',
  success: 'आपके संदेश के लिए धन्यवाद। हम जल्द जवाब देंगे!',
} satisfies Words<typeof en.contactMessages>
