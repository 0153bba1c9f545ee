import { expect, it } from 'vitest'
import { ReportingMock } from '../../../../scripts/mock/ReportingMock'
import { externalSystem } from '../../../../src/server/api/defects/systems/externalSystem'
import { sealText, unsealText } from '../../../../src/server/identity/sealText'
import { addAccount } from '../../../helpers/server/accounts'
import { codeFor, redirectUri, verifier } from '../../../helpers/server/codeFor'
import { postgres } from '../../../helpers/server/databases'
import { fillWithTowns } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'

it('the tokens of residents are stored sealed, and one signs in again where the secret is another', async () => {
  const { db, close } = await postgres.open({ fill: fillWithTowns })
  const mock = new ReportingMock()
  try {
    const url = await mock.listen()
    const options = { url, client: 'beffroi', clientSecret: 'demonstration', redirectUri, timeoutMs: 5000 }
    const open = (own: string) => externalSystem(db, () => new Date(), { ...options, secret: own })
    const [system, other] = [open(secret), open('another secret')]
    const account = await addAccount(db, 'anne@maison.be')
    await system.login?.finish(account, { code: await codeFor(system), verifier })
    const stored = await db.selectFrom('defect_login').selectAll().executeTakeFirstOrThrow()
    const tokens = [stored.access_token, stored.refresh_token].map((each) => unsealText(secret, 'defect login', each))
    for (const token of tokens) {
      // Twelve random bytes, as the mock makes them.
      expect(token).toMatch(/^[\w-]{16}$/)
      expect(JSON.stringify(stored)).not.toContain(token)
    }
    expect(await other.login?.isSignedIn(account)).toBe(false)
    await expect(other.send({ ...report, account })).rejects.toMatchObject({ code: 'login' })
    expect(await system.login?.isSignedIn(account)).toBe(true)
    await other.login?.finish(account, { code: await codeFor(other), verifier })
    expect(await other.login?.isSignedIn(account)).toBe(true)
  } finally {
    await mock.close()
    await close()
  }
})

it('a sealed text opens with its secret and for its purpose alone, and not once it was changed', () => {
  const sealed = sealText(secret, 'one', 'the text')
  expect(unsealText(secret, 'one', sealed)).toBe('the text')
  expect(sealText(secret, 'one', 'the text')).not.toBe(sealed)
  expect(unsealText('another secret', 'one', sealed)).toBeUndefined()
  expect(unsealText(secret, 'another', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  for (const wrong of [bytes.toString('base64url'), 'the text', '']) {
    expect(unsealText(secret, 'one', wrong)).toBeUndefined()
  }
})

const report = {
  uid: '3d1f6c1e-3a4b-4c5d-8e6f-7a8b9c0d1e2f',
  portal: 'montclair',
  reference: 'SIG-AAAA-BBBB',
  provider: 'travaux',
  category: 'nid-de-poule',
  ...{ lat: 50.64, lon: 5.79, address: undefined, asset: undefined },
  description: 'Un trou.',
  ...{ fields: {}, photos: [], madeAt: new Date('2027-03-10T09:00:00Z') },
}
