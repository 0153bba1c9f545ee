/** A mail to one person, as plain text and as HTML. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to, if not the sender. */
  replyTo?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  /** Language tag of the mail. */
  language: string
}

/** Hands mails over. A rejection means that the mail has to be tried again. */
export type MailTransport = { send(mail: Mail): Promise<void> }
