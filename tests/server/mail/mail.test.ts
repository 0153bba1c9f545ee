import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { locales } from '../../../schemas'
import { outboxTransport, smtpTransport } from '../../../src/server/mail/openTransport'
import { addAccount, base, openMailServer, person, sendMails } from '../../helpers/server/accounts'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, now as start, type TestServer } from '../../helpers/server/openServer'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

describe.each(usualDatabases)('mails from $name', (database) => {
  let server: TestServer
  let time = start
  beforeAll(async () => {
    server = await openServer({ database, now: () => time })
  })
  afterAll(() => server.close())

  const register = (email: string) =>
    server.app.inject({ method: 'POST', url: `${base}/users`, payload: { ...person, email } })
  /** Asks for a mail that nobody waits for, and returns the answer that everybody gets. */
  const askAgain = async () => {
    const payload = { email: 'nobody@maison.be' }
    return (await server.app.inject({ method: 'POST', url: `${base}/users/resend-confirmation`, payload })).json().data
  }
  const jobs = () => server.db.selectFrom('job').selectAll().where('name', '=', 'account-mail').execute()

  it('wait while the mail server is down, which the log and the answers say, and are delivered later', async () => {
    const down = await openMailServer()
    await down.close()
    const transport = smtpTransport(`smtp://127.0.0.1:${down.port}`)
    const sending = () => sendMails({ db: server.db, now: () => time, transport })
    const first = sending()
    expect((await register('patient@maison.be')).statusCode).toBe(202)
    await first.jobs.close()
    const second = sending()
    await expect.poll(jobs).toMatchObject([{ attempts: 1, last_error: expect.any(String), lease_ends_at: null }])
    await second.jobs.close()
    const [job] = await jobs()
    expect(JSON.stringify(job)).not.toContain('maison')
    expect([...first.retries, ...second.retries]).toEqual([
      { id: job?.id, name: 'account-mail', code: 'ESOCKET', attempts: 1 },
    ])
    expect(await askAgain()).toEqual({ isAccepted: true, isDelayed: true })

    const up = await openMailServer(down.port)
    onTestFinished(() => up.close())
    time = new Date(time.getTime() + 60_000)
    const third = sending()
    await expect.poll(jobs).toEqual([])
    await third.jobs.close()
    expect([first.errors, second.errors, third.errors]).toEqual([[], [], []])
    expect(await askAgain()).toEqual({ isAccepted: true })
    expect(up.mails).toHaveLength(1)
    expect(up.mails[0]).toMatch(/^From: "?Montclair-sur-Meuse"? <no-reply@portail\.test>/m)
    expect(up.mails[0]).toMatch(/^To: patient@maison\.be/m)
    expect(up.mails[0]).toMatch(/^Auto-Submitted: auto-generated/m)
  })

  it('become files of an outbox that only their owner reads', async () => {
    const folder = join(folderOfTest(), 'outbox')
    const worker = sendMails({ db: server.db, now: () => time, transport: outboxTransport(folder) })
    await register('outbox@maison.be')
    await worker.jobs.close()
    const again = sendMails({ db: server.db, now: () => time, transport: outboxTransport(folder) })
    await expect.poll(jobs).toEqual([])
    await again.jobs.close()
    const [name = '', ...others] = readdirSync(folder)
    expect(name).toMatch(/\.eml$/)
    expect(others).toEqual([])
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
    const mail = readFileSync(join(folder, name), 'utf8')
    expect(mail).toContain('To: outbox@maison.be')
    expect(mail).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
  })

  it('are not sent for what was deleted meanwhile', async () => {
    await register('gone@maison.be')
    await addAccount(server.db, 'gone-too@maison.be')
    await sql`delete from account_request`.execute(server.db)
    const { mails, errors, jobs: worker } = sendMails({ db: server.db, now: () => time })
    await expect.poll(jobs).toEqual([])
    await worker.close()
    expect([mails, errors]).toEqual([[], []])
  })
})

describe('the words of mails', () => {
  it('are there in every language, without a picture, a script or a name that somebody typed', async () => {
    const server = await openServer()
    const worker = sendMails({ db: server.db, now: () => start })
    const out = process.env.MAIL_PICTURES
    for (const locale of locales) {
      const firstName = '<b>Gagnez</b> https://evil.example'
      await server.app.inject({
        method: 'POST',
        url: `${base}/users`,
        payload: { ...person, email: `${locale}@maison.be`, firstName, locale },
      })
    }
    await worker.jobs.close()
    const sender = sendMails({ db: server.db, now: () => start })
    await expect.poll(() => sender.mails.length + worker.mails.length).toBe(4)
    await sender.jobs.close()
    const mails = [...worker.mails, ...sender.mails]
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4)
    for (const { html, text, language } of mails) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(`${html}${text}`).not.toMatch(/evil|<img|<script|src=|undefined/)
      if (out) {
        mkdirSync(out, { recursive: true })
        writeFileSync(join(out, `${language}.html`), html)
        writeFileSync(join(out, `${language}.txt`), text)
      }
    }
    await server.close()
  })
})
