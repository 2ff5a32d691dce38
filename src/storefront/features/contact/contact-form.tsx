/** The contact form: it checks what is written and hands it to the visitor's own mail program; nothing goes to a server. */
import { usePagesText } from '#storefront/texts/pages.ts'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { contactText, mailAddress } from './contact-rules.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm({ email }: { email: string }) {
  const t = usePagesText()
  const { form, outcome, values, errors, ready, submit, change, leave } = useContactForm()
  const [copied, setCopied] = useState(false)
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onText: (text: string) => {
      change(name, text)
      setCopied(false)
    },
    onLeave: () => leave(name),
  })
  const copy = () => {
    void navigator.clipboard.writeText(contactText(values)).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="write" className="needs-script grid gap-5">
      <div>
        <h2 id="write" className="h-section">
          {t('writeToUs')}
        </h2>
        <p className="mt-3 text-ink-2">{t('thisFormWritesAMail')}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          marked
          {...field('name')}
          label={t('yourName')}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          marked
          {...field('email')}
          label={t('yourEmail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField marked {...field('subject')} label={t('subject')} optional />
      <TextField marked {...field('message')} label={t('yourMessage')} rows={7} />
      <div>
        <Button type="submit">{t('writeTheMail')}</Button>
      </div>
      {ready && (
        <div ref={outcome} tabIndex={-1} role="status" className="rounded-tile border border-sand-line bg-sand p-6">
          <p className="font-bold">{t('yourMailToEmailIs', { email })}</p>
          <p className="mt-1 text-ink-2">{t('openItLookItOver')}</p>
          <p className="mt-5 flex flex-wrap items-center gap-4">
            <a href={mailAddress(email, values, t)} className={buttonClasses()}>
              {t('openInMailProgram')}
            </a>
            <Button look="plain" onClick={copy}>
              {copied ? t('copied') : t('copyTheText')}
            </Button>
          </p>
        </div>
      )}
    </form>
  )
}
