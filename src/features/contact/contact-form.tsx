import { focus, getValues, reset, setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { type ContactFormState, missingLines, openContactForm } from '#api/contact-form.ts'
import { removeQueued } from '#api/offline-queue/store.ts'
import {
  type ContactMessage,
  type ContactQuery,
  contactQuerySchema,
  LONGEST_MESSAGE,
} from '#api/schemas/contact.ts'
import { contact, contactMessages, formToken } from '#content/contact.ts'
import { contactRegarding } from '#content/data/contact-subjects.ts'
import { queued } from '#content/offline-queue.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { toastStore } from '#lib/toasts.ts'
import {
  controlOf,
  draftOf,
  FIELDS,
  forgetSent,
  forgetTyped,
  type GivenBack,
  isAsSent,
  isLoadedAgain,
  keepTyped,
  leaveDraft,
  readTyped,
  type Sent,
  typedIn,
  unansweredIn,
  valuesOfDocument,
  watchTyped,
} from './drafts.ts'
import { ContactField, HiddenFields, SubmitButton, type Topic } from './form-controls.tsx'
import { Notice, QueuedNotice } from './notices.tsx'
import { createPageSender, type Sender, type SendResult } from './sender.ts'

const words = contact.form
const NO_TOPIC: Topic = { subject: undefined, about: undefined }
const topicOf = ({ subject, about }: Topic): Topic => ({ subject, about })
const EMPTY: ContactQuery = { name: '', email: '', phone: '', message: '' }

/** The form on the page. A sending that was begun in one that was left ends in it. */
type Shown = {
  sender: Sender
  say: (notice: string | undefined) => void
  holds: (sent: Sent) => boolean
  clear: (sent: Sent) => void
}

let shown: Shown | undefined

function toastFor(result: SendResult): void {
  if (result.kind === 'sent') toastStore.add('success', contactMessages.success)
  else if (result.kind === 'kept') toastStore.add('success', contact.answers.kept)
  else if (result.kind === 'queued') toastStore.add('info', queued.kept)
  else if (result.kind === 'rejected') toastStore.add('error', contactMessages.rejected)
  else toastStore.add('error', contactMessages.failed)
}

/** The form: with a script it sends in the background, without one it posts itself to the same address as the page. */
export function ContactForm({ opened }: { opened: ContactFormState }) {
  useSignals()
  const api = useApi()
  const { subject, about, values, errors, ticket } = opened
  const [notice, setNotice] = useState<string>()
  const [isFirst, setIsFirst] = useState(true)
  const trap = useRef<HTMLInputElement>(null)
  const [left] = useState(() => draftOf(opened))
  const [topic, setTopic] = useState(topicOf(left?.givenBack?.query ?? opened))
  // Before React takes over a text area, which it resets then.
  const [found] = useState(valuesOfDocument)
  const givenBack = useRef<GivenBack | undefined>(left?.givenBack)
  const [sender] = useState(() => left?.sender ?? createPageSender(api, ticket))
  const { begin, sendMessage, isSending, unanswered, goOn } = sender
  const [form, { Form, Field }] = useForm<ContactQuery>({
    initialValues: values,
    validate: valiForm(contactQuerySchema),
  })

  // What was typed before the script came is in the document, but not in the form.
  useEffect(() => {
    const isBegun = form.element.peek()?.contains(document.activeElement)
    const topic = { subject, about }
    const tabText = readTyped()
    // One that was sent back is newer than what the tab has.
    const ofTab = ticket || givenBack.current ? undefined : typedIn(tabText, topic)
    if (ofTab) goOn(unansweredIn(tabText))
    if (isBegun) begin()
    if (!givenBack.current) forgetTyped(topic)
    // Another document may have gone on with the draft since: the tab knows.
    const before = ofTab ?? left?.values ?? {}
    // The browser fills a form that it loads for the way back, as it was left; the visitor may have gone on in it.
    const isOutdated = ofTab !== undefined && !isBegun && isLoadedAgain()
    for (const name of FIELDS) {
      const control = isOutdated ? controlOf(name) : undefined
      if (control) control.value = values[name]
      const written = isOutdated || found[name] === values[name] ? undefined : found[name]
      const typed = written ?? (before[name] || undefined)
      if (typed !== undefined && typed !== values[name])
        setValue(form, name, typed, { shouldValidate: false })
    }
    let kept = ''
    function keep() {
      // A message that was given back is kept until it is sent.
      if (givenBack.current) return
      kept = keepTyped(topic, getValues(form, { shouldValid: false }), unanswered())
    }
    /** What was typed has gone on in another document, and may have been sent there. */
    function renew(text: string) {
      const typed = typedIn(text, topic)
      if (!typed || text === kept || givenBack.current) return
      forgetTyped(topic)
      goOn(unansweredIn(text))
      reset(form, { initialValues: { ...values, ...typed } })
      setTopic(topic)
    }
    const holds = (sent: Sent) => isAsSent(getValues(form, { shouldValid: false }), sent)
    function clear(sent: Sent) {
      if (givenBack.current === sent.givenBack) givenBack.current = undefined
      if (!holds(sent)) return
      forgetTyped(topic)
      reset(form, { initialValues: EMPTY })
      setTopic(NO_TOPIC)
    }
    shown = { sender, say: setNotice, holds, clear }
    addEventListener('pagehide', keep)
    const unwatch = watchTyped(renew)
    return () => {
      shown = undefined
      removeEventListener('pagehide', keep)
      unwatch()
      keep()
      leaveDraft({
        topic,
        values: getValues(form, { shouldValid: false }),
        sender,
        givenBack: givenBack.current,
      })
    }
  }, [form, values, found, left, begin, unanswered, goOn, ticket, sender, subject, about])

  async function submit(filled: ContactQuery) {
    setNotice(undefined)
    setIsFirst(false)
    const sent = { values: filled, givenBack: givenBack.current }
    const result = await sendMessage(
      {
        ...filled,
        message: filled.message.trim(),
        language: sent.givenBack?.query.language ?? language.code,
        ...topic,
      },
      trap.current?.value ?? '',
    )
    // The visitor may have gone to another page meanwhile, and come back.
    const own = shown?.sender === sender ? shown : undefined
    // Nothing has failed for who has gone on in another document.
    if (result.kind === 'left' && own && !own.holds(sent)) return
    toastFor(result)
    if ('reason' in result) return own?.say(result.reason)
    forgetSent(sender, sent)
    own?.clear(sent)
    if (sent.givenBack) await removeQueued(sent.givenBack.key).catch(() => undefined)
  }

  /** Who empties the form of a message that was given back writes another one. */
  function forgetWhenEmpty() {
    const typed = getValues(form, { shouldValid: false })
    if (!givenBack.current || FIELDS.some((name) => typed[name]?.trim())) return
    givenBack.current = undefined
    setTopic(NO_TOPIC)
  }

  function sayWhatIsMissing(message: string | undefined): string {
    const missing = missingLines(message ?? '', topic.subject, topic.about)
    return missing.length > 0 ? words.missing(missing) : ''
  }

  function edit(query: ContactMessage, key: string) {
    const typed = getValues(form, { shouldValid: false })
    const untouched = givenBack.current?.query ?? openContactForm(subject, about).values
    const isInTheWay = FIELDS.some(
      (name) => typed[name]?.trim() && typed[name] !== untouched[name] && typed[name] !== query[name],
    )
    if (isInTheWay) return toastStore.add('info', queued.inTheWay)
    givenBack.current = { key, query }
    for (const name of FIELDS) setValue(form, name, query[name])
    focus(form, 'name')
    setTopic(topicOf(query))
  }

  const regarding = contactRegarding(topic.subject, topic.about)
  const firstWrong = FIELDS.find((name) => errors[name])
  const shared = (name: keyof ContactQuery) => ({
    label: words[name],
    initialError: errors[name],
    autoFocus: name === firstWrong,
  })

  return (
    <Form
      onSubmit={submit}
      onFocus={({ target }) => target instanceof HTMLButtonElement || begin()}
      onChange={forgetWhenEmpty}
      method="post"
      action={paths.contact}
      encType="multipart/form-data"
      aria-labelledby="form-title"
      className="mt-6 grid gap-5 sm:grid-cols-2"
    >
      <HiddenFields ticket={ticket} topic={topic} trap={trap} />
      <Notice text={isFirst ? opened.notice : undefined} />
      <QueuedNotice onEdit={edit} />
      {regarding && (
        <p className="rounded-md bg-tint px-4 py-3 text-on-tint wrap-anywhere sm:col-span-2">
          <span className="font-semibold">{words.regarding}:</span> {regarding}
        </p>
      )}
      <Field name="name">
        {(field, control) => (
          <ContactField
            {...shared('name')}
            field={field}
            control={control}
            placeholder={words.namePlaceholder}
            autoComplete="name"
            maxLength={120}
            className="sm:col-span-2"
          />
        )}
      </Field>
      <Field name="email">
        {(field, control) => (
          <ContactField
            {...shared('email')}
            field={field}
            control={control}
            type="email"
            placeholder={words.emailPlaceholder}
            autoComplete="email"
            maxLength={254}
          />
        )}
      </Field>
      <Field name="phone">
        {(field, control) => (
          <ContactField
            {...shared('phone')}
            field={field}
            control={control}
            type="tel"
            placeholder={words.phonePlaceholder}
            autoComplete="tel"
            maxLength={32}
          />
        )}
      </Field>
      <Field name="message" validate={sayWhatIsMissing}>
        {(field, control) => (
          <ContactField
            {...shared('message')}
            field={field}
            control={control}
            multiline
            placeholder={words.messagePlaceholder}
            maxLength={LONGEST_MESSAGE}
            className="sm:col-span-2"
          />
        )}
      </Field>
      <Notice text={notice} />
      {isFirst && opened.isOneMorePress && (
        <p
          id="one-more-press"
          className="rounded-md bg-accent-tint px-4 py-3 text-on-accent-tint sm:col-span-2"
        >
          {formToken.onceMore}
        </p>
      )}
      <SubmitButton
        isSubmitting={form.submitting.value || isSending.value}
        describedBy={isFirst && opened.isOneMorePress ? 'one-more-press' : undefined}
      />
    </Form>
  )
}
