import type * as en from '#content/offline-queue.ts'
import type { Words } from '#lib/language.ts'

export const queued = {
  kept: 'इंटरनेट नहीं है। आपका संदेश इसी डिवाइस पर रखा है और इंटरनेट आते ही अपने-आप चला जाएगा।',
  waiting: (count: number) =>
    count === 1
      ? 'एक संदेश इस डिवाइस पर रखा है। इंटरनेट आते ही वह अपने-आप चला जाएगा।'
      : `${count} संदेश इस डिवाइस पर रखे हैं। इंटरनेट आते ही वे अपने-आप चले जाएँगे।`,
  sent: (moment: string) => `आपका ${moment} का संदेश भेज दिया गया है।`,
  refused: (moment: string) => `आपका ${moment} का संदेश नहीं लिया जा सका, पर वह खोया नहीं है।`,
  edit: 'फिर से फ़ॉर्म में लाएँ',
  inTheWay: 'फ़ॉर्म में कुछ ऐसा है जो आपने अभी भेजा नहीं है और जो खो जाएगा। पहले उसे भेजें या फ़ॉर्म ख़ाली करें।',
  discard: 'मिटा दें',
  open: 'देखें',
} satisfies Words<typeof en.queued>
