import { company } from '#content/company.ts'
import type * as en from '#content/offline.ts'
import type { Words } from '#lib/language.ts'

export const offline = {
  label: 'इंटरनेट',
  copy: (moment: string) => `इंटरनेट नहीं है। यह इस पेज की सहेजी हुई कॉपी है (${moment})।`,
  slowCopy: (moment: string) => `इंटरनेट धीमा है। यह इस पेज की सहेजी हुई कॉपी है (${moment})।`,
  oldData: (moment: string) => `इंटरनेट नहीं है। यहाँ की कुछ जानकारी सहेजी हुई कॉपी से है (${moment})।`,
  backOnline: 'इंटरनेट लौट आया है।',
  reload: 'पेज दोबारा खोलें',
  page: {
    title: 'इंटरनेट नहीं है',
    text: 'आपके फ़ोन या कंप्यूटर पर इस पेज की कॉपी अभी नहीं है। इंटरनेट आते ही यह अपने-आप खुल जाएगा।',
    retry: 'फिर कोशिश करें',
    call: `${company.phone} पर फ़ोन करें`,
    hours: 'ऑफ़िस का समय (भारतीय मानक समय):',
    kept: 'ये पेज आप अभी पढ़ सकते हैं',
    keptAt: (moment: string) => `${moment} की कॉपी`,
    noneKept: 'अभी कोई नहीं। आप जो पेज खोलते हैं, वे यहाँ सहेज लिए जाते हैं, ताकि इंटरनेट न होने पर काम आएँ।',
  },
  newVersion: 'साइट का नया वर्शन तैयार है।',
} satisfies Words<typeof en.offline>
