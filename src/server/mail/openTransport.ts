import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, MailTransport } from './MailTransport'

/** Timeout of a mail server's connection, greeting and each answer, in ms. */
const timeoutMs = 20_000

/** Sends mails by SMTP, to a server such as `smtp://user:password@mail.example:587`. */
export function smtpTransport(url: string): MailTransport {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const options = optionsOf(new URL(url))
  return {
    async send(mail) {
      // Opens a connection per mail, because a town sends few and mail servers close idle connections.
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

/** Writes each mail to a file in a folder, for installations without a mail server. */
export function outboxTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, ...noFiles })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('The transport did not return the mail as a buffer.')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`)
      // Renames the complete file, so that a program watching the folder never reads a partial mail.
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

/** Forbids nodemailer to read files or URLs that a mail mentions. */
const noFiles = { disableFileAccess: true, disableUrlAccess: true }

const messageOf = ({ language, unsubscribe, ...mail }: Mail) => ({
  ...mail,
  headers: {
    'Content-Language': language,
    // Prevents automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})
