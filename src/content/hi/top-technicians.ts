import type * as en from '#content/top-technicians.ts'
import type { Words } from '#lib/language.ts'

export const technicianTexts = {
  'mahesh-patil': {
    name: 'महेश पाटिल',
    specialization: 'प्लंबर',
    location: 'मुंबई, महाराष्ट्र',
    skills: ['लीकेज ढूँढना', 'बाथरूम की फ़िटिंग', 'टंकी की लाइन'],
    certifications: ['ITI प्लंबर'],
  },
  'anitha-rao': {
    name: 'अनीता राव',
    specialization: 'बिजली मिस्त्री',
    location: 'बेंगलुरु, कर्नाटक',
    skills: ['पुरानी वायरिंग', 'MCB बोर्ड', 'इन्वर्टर'],
    certifications: ['ITI इलेक्ट्रीशियन', 'वायरमैन परमिट'],
  },
  'imran-shaikh': {
    name: 'इमरान शेख़',
    specialization: 'AC मिस्त्री',
    location: 'पुणे, महाराष्ट्र',
    skills: ['स्प्लिट AC', 'गैस लीकेज की जाँच', 'AC फ़िटिंग'],
    certifications: ['ITI रेफ़्रिजरेशन और एयर कंडीशनिंग'],
  },
  'bhupendra-jangid': {
    name: 'भूपेंद्र जांगिड़',
    specialization: 'बढ़ई',
    location: 'जयपुर, राजस्थान',
    skills: ['दरवाज़े और ताले', 'मॉड्यूलर किचन की मरम्मत', 'सागौन का फ़र्नीचर'],
    certifications: ['ITI कारपेंटर'],
  },
  'selvi-murugan': {
    name: 'सेल्वी मुरुगन',
    specialization: 'डीप क्लीनिंग टीम की प्रमुख',
    location: 'चेन्नई, तमिलनाडु',
    skills: ['रसोई', 'सोफ़ा शैंपू', 'घर बदलते समय की सफ़ाई'],
    certifications: ['स्किल इंडिया: हाउसकीपिंग'],
  },
  'gopal-biswas': {
    name: 'गोपाल बिस्वास',
    specialization: 'पेंटर',
    location: 'कोलकाता, पश्चिम बंगाल',
    skills: ['सीलन वाली दीवारें', 'टेक्सचर फ़िनिश', 'लकड़ी की पॉलिश'],
    certifications: ['स्किल इंडिया: डेकोरेटिव पेंटर'],
  },
} satisfies Words<typeof en.technicianTexts>

export const topTechniciansPage = {
  title: 'टॉप कारीगर',
  intro: 'जिन कामों के लिए लोग सबसे ज़्यादा बुलाते हैं, उनके कारीगर।',
  best: 'सुझाए हुए कारीगर',
  rankingNote:
    'सबसे ऊपर वे कारीगर हैं जिन्हें ज़्यादा ग्राहकों ने अच्छी रेटिंग दी है। जाँच, अनुभव और जवाब देने की फुर्ती भी गिनी जाती है। पैसे देकर कोई ऊपर नहीं आ सकता।',
  nobody: 'यहाँ अभी किसी का नाम नहीं है। सभी सेवाएँ और उनके आम दाम देखें।',
  book: 'बुक करें',
  write: (name: string) => `${name} के बारे में हमें लिखें`,
  reviews: (count: number) => (count === 1 ? '1 ग्राहक की राय' : `${count} ग्राहकों की राय`),
  years: (count: number) => `${count} साल`,
  minutes: (count: number) => `${count} मिनट`,
  labels: {
    location: 'जगह',
    experience: 'अनुभव',
    completedJobs: 'पूरे हुए काम',
    responseTime: 'जवाब का समय',
    skills: 'हुनर',
    certifications: 'सर्टिफ़िकेट',
  },
  join: {
    title: 'हमारे साथ जुड़ना है?',
    text: 'अपना काम और इलाक़ा बताकर रजिस्टर करें, फिर जो काम और समय आपको ठीक लगें, वे चुनें।',
    action: 'कारीगर के तौर पर जुड़ें',
  },
} satisfies Words<typeof en.topTechniciansPage>
