import { company } from '#content/company.ts'
import type * as en from '#content/offline.ts'
import type { Words } from '#lib/language.ts'

export const offline = {
  label: 'इंटरनेट',
  copy: (moment: string) => `इंटरनेट धीमा है या नहीं है। यह इस पेज की सहेजी हुई कॉपी है (${moment})।`,
  reload: 'पेज दोबारा खोलें',
} satisfies Words<typeof en.offline>

export const offlinePage = {
  text: 'आपके फ़ोन या कंप्यूटर पर इस पेज की कॉपी अभी नहीं है। इंटरनेट आते ही यह अपने-आप खुल जाएगा।',
  retry: 'फिर कोशिश करें',
  call: `${company.phone} पर फ़ोन करें`,
  hours: 'ऑफ़िस का समय (भारतीय मानक समय):',
  kept: 'ये पेज आप अभी पढ़ सकते हैं',
} satisfies Words<typeof en.offlinePage>
