import { LANGUAGES, type LanguageCode, language } from './language.ts'

/** As India writes numbers in every language of the site: Latin digits, grouped by lakh and crore. */
function numbersLocale(code: LanguageCode): string {
  return `${LANGUAGES[code].locale}-u-nu-latn`
}

function rupeesFormat(code: LanguageCode): Intl.NumberFormat {
  return new Intl.NumberFormat(numbersLocale(code), {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
}

const rupees = rupeesFormat(language.code)

/** Whole rupees with Indian grouping: `149900` → `₹1,49,900`. */
export function formatRupees(amount: number, code = language.code): string {
  return (code === language.code ? rupees : rupeesFormat(code)).format(amount)
}

/** A number with Indian grouping: `149900` → `1,49,900`. */
export function formatCount(count: number, code = language.code): string {
  return count.toLocaleString(numbersLocale(code))
}
