/** A kind of page in another language than that of the table that it stands in: 'Home (Hindi)'. */
export const pageInLanguage = (page: string, language: string) => `${page} (${language})`
