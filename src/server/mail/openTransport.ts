import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, MailTransport } from './MailTransport'

/** How long a mail server may take for a connection, its greeting or an answer, in ms. */
const timeoutMs = 20_000

/** Sends mails by SMTP, to a server such as `smtp://user:password@mail.example:587`. */
export function smtpTransport(url: string): MailTransport {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const options = optionsOf(new URL(url))
  return {
    async send(mail) {
      // A connection for each mail: a town sends few, and none is kept that the mail server has closed.
      const transport = createTransport({ ...options, ...timeouts, ...noFiles })
      try {
        await transport.sendMail(messageOf(mail))
      } finally {
        transport.close()
      }
    },
  }
}

function optionsOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const auth = username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}
  return { host: hostname, port: port ? Number(port) : secure ? 465 : 587, secure, ...auth }
}

/** Writes each mail to a file of its own in a folder, for a server without a mail server. */
export function outboxTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, ...noFiles })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('A mail for the outbox is not a buffer.')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`)
      // A program that watches the folder sees whole mails only.
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

/** A mail holds what this server wrote: no file and no address that it names is fetched. */
const noFiles = { disableFileAccess: true, disableUrlAccess: true }

const messageOf = ({ language, ...mail }: Mail) => ({
  ...mail,
  // No answering machine answers, see RFC 3834.
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
})
