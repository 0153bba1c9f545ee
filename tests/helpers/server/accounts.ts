import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TokenPair } from '../../../schemas'
import { PasswordHasher } from '../../../src/server/api/accounts/PasswordHasher'
import { serverJobs } from '../../../src/server/api/serverJobs'
import type { Database } from '../../../src/server/db/Tables'
import type { FailedJob } from '../../../src/server/jobs/JobWorker'
import type { Mail, MailTransport } from '../../../src/server/mail/MailTransport'
import { eventually } from '../eventually'
import { now } from './openServer'
import { secret } from './visitor'

export const base = '/core-service/api/v1'

type Sending = { db: Database; now: () => Date; transport?: MailTransport; publicOrigin?: string }

/** Sends the mails of a database, collected in `mails`; the links of the default lead to `https://portail.test`. */
export function sendMails({ db, now, transport, publicOrigin = 'https://portail.test' }: Sending) {
  const mails: Mail[] = []
  const collect = { send: async (mail: Mail) => void mails.push(mail) }
  const mail = { transport: transport ?? collect, secret, publicOrigin, ownOrigin: () => 'http://127.0.0.1' }
  const errors: unknown[] = []
  const retries: FailedJob[] = []
  const jobs = serverJobs({
    db,
    isEmbedded: false,
    mail,
    now,
    onRetry: (job) => retries.push(job),
    onDead: (job) => errors.push(job),
    onError: (error) => errors.push(error),
  })
  jobs.start()
  /** Waits for a mail that a call has enqueued. The calls of another server wake no job here: its look is not waited for. */
  async function next(isWanted: (mail: Mail) => boolean): Promise<Mail> {
    jobs.wakeAt(now().getTime())
    await eventually(() => mails.some(isWanted))
    const mail = mails.find(isWanted)
    if (!mail) throw new Error('There is no mail.')
    return mail
  }
  return { mails, errors, retries, jobs, next }
}

/** The query of the link in a mail. */
export function linkIn({ text }: Mail): { path: string; query: Record<string, string> } {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) }
}

export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? ''

export const bearer = ({ access_token }: Pick<TokenPair, 'access_token'>) => ({
  authorization: `Bearer ${access_token}`,
})

/** Calls the token endpoint as browsers' servers do, form-encoded. */
export const askTokens = (app: FastifyInstance, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `${base}/oauth/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

export const person = {
  email: 'anne.dubois@maison.be',
  password: 'un vélo bleu dans la cour',
  firstName: 'Anne',
  lastName: 'Dubois',
  portalName: 'montclair',
}

/** Adds an account without its registration. Its password is that of `person`. */
export async function addAccount(db: Database, email: string): Promise<string> {
  const uid = randomUUID()
  hashed ??= new PasswordHasher().hash(person.password)
  const names = { first_name: person.firstName, last_name: person.lastName }
  await db
    .insertInto('account')
    .values({ uid, email, password: await hashed, ...names, locale: 'fr', portal: 'montclair', created_at: now })
    .execute()
  return uid
}

let hashed: Promise<string> | undefined

/** Signs in with an account of `addAccount`. */
export async function signIn(
  app: FastifyInstance,
  username: string,
  fields: Record<string, string> = {},
): Promise<TokenPair> {
  const answer = await askTokens(app, { grant_type: 'password', username, password: person.password, ...fields })
  if (answer.statusCode !== 200) throw new Error(`The sign-in failed: ${answer.body}`)
  return answer.json()
}

/** A mail server that accepts every mail; `mails` are its raw bytes. */
export async function openMailServer(port = 0) {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isData = false
    let received = ''
    socket.write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received += chunk
      for (;;) {
        const end = isData ? received.indexOf('\r\n.\r\n') : received.indexOf('\r\n')
        if (end < 0) return
        const line = received.slice(0, end)
        received = received.slice(end + (isData ? 5 : 2))
        if (isData) mails.push(line)
        isData = !isData && /^DATA/i.test(line)
        socket.write(isData ? '354 go\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { mails, port: typeof address === 'object' && address ? address.port : 0, close }
}
