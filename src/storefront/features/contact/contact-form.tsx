/** The contact form: it checks what is written and hands it to the visitor's own mail program; nothing goes to a server. */
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { contactText, mailAddress } from './contact-rules.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm({ email }: { email: string }) {
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
          Write to us
        </h2>
        <p className="mt-3 text-ink-2">
          This form writes a mail for you and opens it in your own mail program. It sends nothing by itself.
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          marked
          {...field('name')}
          label="Your Name"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          marked
          {...field('email')}
          label="Your Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField marked {...field('subject')} label="Subject" optional />
      <TextField marked {...field('message')} label="Your Message" rows={7} />
      <div>
        <Button type="submit">Write the mail</Button>
      </div>
      {ready && (
        <div ref={outcome} tabIndex={-1} role="status" className="rounded-tile border border-sand-line bg-sand p-6">
          <p className="font-bold">Your mail to {email} is ready.</p>
          <p className="mt-1 text-ink-2">Open it, look it over, and send it from there.</p>
          <p className="mt-5 flex flex-wrap items-center gap-4">
            <a href={mailAddress(email, values)} className={buttonClasses()}>
              Open in mail program
            </a>
            <Button look="plain" onClick={copy}>
              {copied ? 'Copied' : 'Copy the text'}
            </Button>
          </p>
        </div>
      )}
    </form>
  )
}
