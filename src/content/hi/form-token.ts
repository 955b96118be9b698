import type { Words } from '#lib/language.ts'
import type * as en from '../form-token.ts'

export const formToken = {
  needed:
    'फ़ॉर्म का टोकन नहीं है या पुराना हो गया है। पेज दोबारा खोलें, या Idempotency-Key के लिए /api/web/form-token से टोकन लें और उसे "token" के नाम से भेजें।',
  onceMore: 'कृपया एक बार देख लें और फिर से “भेजें” दबाएँ, तब आपका संदेश चला जाएगा।',
} satisfies Words<typeof en.formToken>
