const LINE_BYTES = 76
/** Bytes of text in an encoded word: with the name of its field it fits a line of 76 characters (RFC 2047 section 2). */
const WORD_BYTES = 39

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** Cuts a text into pieces of at most so many bytes, never within a character. */
function pieces(text: string, most: number): Array<string> {
  const found: Array<string> = []
  let piece = ''
  let size = 0
  for (const character of text) {
    const bytes = new TextEncoder().encode(character).length
    if (size + bytes > most) {
      found.push(piece)
      piece = ''
      size = 0
    }
    piece += character
    size += bytes
  }
  return [...found, piece]
}

function encodedWords(text: string): string {
  return pieces(text, WORD_BYTES)
    .map((piece) => `=?utf-8?B?${base64(piece)}?=`)
    .join('\r\n ')
}

/** A text of one line in a header: as it is, or in encoded words where it holds more than printable ASCII (RFC 2047). */
function headerText(text: string): string {
  return /^[\x20-\x7e]{0,60}$/.test(text) && !text.includes('=?') ? text : encodedWords(text)
}

/** A name before an address (RFC 5322 section 3.2.5): what is more than letters, digits and blanks is encoded. */
function phrase(text: string): string {
  return /^[A-Za-z\d ]{1,60}$/.test(text) ? text : encodedWords(text)
}

const ASCII = /^[\x21-\x7e]+$/

/** An address as mail without SMTPUTF8 can write it; undefined when its name is not ASCII (RFC 6531). */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (!ASCII.test(local) || /[<>()[\]\\,;:"@]/.test(local) || !URL.canParse(`http://${domain}`))
    return undefined
  return `${local}@${new URL(`http://${domain}`).hostname}`
}

export type Mail = {
  from: { name: string; address: string }
  to: string
  replyTo?: string | undefined
  subject: string
  /** Names the mail, the same however often it is sent: letters, digits and hyphens. */
  id: string
  date: number
  /** It answers nobody, and nobody should answer by machine (RFC 3834). */
  isAutomatic: boolean
  text: string
}

/** A mail of plain text as RFC 5322 writes it. Addresses must be ASCII. */
export function composeMail({ from, to, replyTo, subject, id, date, isAutomatic, text }: Mail): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const body = base64(text.replace(/\r?\n/g, '\r\n'))
  return [
    `From: ${phrase(from.name)} <${from.address}>`,
    `To: <${to}>`,
    ...(replyTo ? [`Reply-To: <${replyTo}>`] : []),
    `Subject: ${headerText(subject)}`,
    `Date: ${new Date(date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    `X-Notice-Id: ${id}`,
    ...(isAutomatic ? ['Auto-Submitted: auto-generated'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(new RegExp(`.{1,${LINE_BYTES}}`, 'g')) ?? []),
    '',
  ].join('\r\n')
}
