import type { Words } from '#lib/language.ts'
import type * as en from '../category-points.ts'

export const categoryPoints = {
  price: 'बुक करने से पहले शुरुआती दाम सामने',
  otherwisePrice: 'काम शुरू होने से पहले दाम तय',
  checks: 'हुई जाँच प्रोफ़ाइल पर लिखी है',
  otherwiseChecks: 'जो जाँच हुई है, वह दिखाई जाती है',
  secondVisit: 'काम ठीक न हुआ हो, तो दोबारा आते हैं',
} satisfies Words<typeof en.categoryPoints>
