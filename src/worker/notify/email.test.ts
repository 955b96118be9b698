import { expect, test } from 'vitest'
import { asciiAddress, composeMail } from './email.ts'

const mail = {
  from: { name: 'Sudhaar website', address: 'website@sudhaar.example' },
  to: 'office@sudhaar.example',
  replyTo: 'asha@home.example',
  subject: 'Message from Asha Rao',
  id: '0f3c-1',
  date: Date.UTC(2026, 10, 22, 7, 43, 28),
  isAutomatic: false,
  text: 'Line one\nLine two',
}

/** The header fields as they are, with folded lines joined, and the text. */
function read(raw: string): { fields: Array<string>; text: string } {
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  return {
    fields: head.replaceAll('\r\n ', ' ').split('\r\n'),
    text: Buffer.from(body, 'base64').toString('utf8'),
  }
}

/** What a mail program shows of encoded words (RFC 2047). */
function decoded(field: string): string {
  return field
    .replaceAll('?= =?', '?==?')
    .replace(/=\?utf-8\?B\?(.*?)\?=/g, (_, word) => Buffer.from(word, 'base64').toString('utf8'))
}

test('a mail has one sender, one receiver, and whoever wrote as the one to answer', () => {
  expect(read(composeMail(mail))).toEqual({
    fields: [
      'From: Sudhaar website <website@sudhaar.example>',
      'To: <office@sudhaar.example>',
      'Reply-To: <asha@home.example>',
      'Subject: Message from Asha Rao',
      'Date: Sun, 22 Nov 2026 07:43:28 +0000',
      'Message-ID: <0f3c-1@sudhaar.example>',
      'X-Notice-Id: 0f3c-1',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
    ],
    text: 'Line one\r\nLine two',
  })
})

test.each([
  'आशा राव ने कोच्चि से लिखा है कि रसोई का नल टपक रहा है और फर्श गीला है',
  'Asha\r\nBcc: all@victim.example',
  '=?utf-8?B?QXNoYQ==?=',
  '😀'.repeat(40),
])('the subject %j is one field of short lines, and reads as it was written', (subject) => {
  const raw = composeMail({ ...mail, subject })
  const { fields } = read(raw)
  expect(fields.map((field) => field.split(':')[0])).not.toContain('Bcc')
  expect(decoded(fields.find((field) => field.startsWith('Subject: ')) ?? '')).toBe(`Subject: ${subject}`)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
})

test('a name of the sender with commas and dots stays a name', () => {
  const { fields } = read(composeMail({ ...mail, from: { ...mail.from, name: 'A. B, <x@y.example>' } }))
  expect(fields[0]).toMatch(/^From: =\?utf-8\?B\?[\w+/=]+\?= <website@sudhaar\.example>$/)
})

test('a long text is cut into lines that mail may have', () => {
  const text = 'नमस्ते '.repeat(700)
  const raw = composeMail({ ...mail, text })
  expect(read(raw).text).toBe(text)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
})

test.each([
  ['asha@home.example', 'asha@home.example'],
  ['asha@घर.example', 'asha@xn--41b2c.example'],
  ['आशा@home.example', undefined],
  ['a b@home.example', undefined],
  ['a>,<b@home.example', undefined],
])('%s is answered at %s', (address, expected) => {
  expect(asciiAddress(address)).toBe(expected)
})
