/** A mail to one person, as plain text and as HTML. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Address for replies, if not the sender's. */
  replyTo?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  /** Address that ends such mails by one POST (RFC 8058). Only reminders and mails that somebody subscribed to have it. */
  unsubscribe?: string
  /** Language tag of the mail. */
  language: string
}

/** Sends mails. A rejection means that the caller has to retry. */
export type MailTransport = { send(mail: Mail): Promise<void> }

/** Attempts to send a mail: they span about twelve hours, for which a mail server may be down. */
export const mailAttempts = 20
