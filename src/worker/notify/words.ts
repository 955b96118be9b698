import * as v from 'valibot'
import { contactMessageSchema } from '#api/schemas/contact.ts'
import { business } from '#content/data/company.ts'
import { englishMoment } from '#lib/dates.ts'
import { languageName } from '#lib/language-name.ts'
import type { Notice } from '#upstream/deliveries.ts'
import { asciiAddress } from '#worker/notify/mime.ts'

const message = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  language: contactMessageSchema.entries.language,
})
const alert = v.object({ rule: v.string(), words: v.string() })

type Words = { subject: string; text: string; replyTo?: string | undefined }

/** What a person reads of a notice in a mail. Whoever wrote a message is the one who is answered, and nothing else. */
export function wordsOf({ id, type, payload, createdAt }: Omit<Notice, 'dueAt'>): Words {
  const data: unknown = JSON.parse(payload)
  const moment = `${englishMoment(new Date(createdAt), { timeZone: 'Asia/Kolkata' })} (India)`
  if (type === 'contact.message') {
    const { name, email, phone, message: words, language } = v.parse(message, data)
    const fields = [
      `Name: ${name}`,
      `E-mail: ${email}`,
      `Phone: ${phone}`,
      ...(language ? [`Language: ${languageName(language, 'en')}`] : []),
      `Received: ${moment}`,
      `Id: ${id}`,
    ]
    return {
      subject: `Message from ${name}`,
      text: [...fields, '', words, ''].join('\n'),
      replyTo: asciiAddress(email),
    }
  }
  const { rule, words } = v.parse(alert, data)
  const isOver = type === 'alert.cleared'
  return {
    subject: `${business.brand} website: ${isOver ? 'over: ' : ''}${rule}`,
    text: [words, '', `Noticed: ${moment}`, `Id: ${id}`, ''].join('\n'),
  }
}
