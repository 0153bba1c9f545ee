import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissions } from '../../../src/server/api/computedServices'
import { townMailJob } from '../../../src/server/api/submissions/townMailJob'
import type { Mail } from '../../../src/server/mail/MailTransport'
import { eventually } from '../../helpers/eventually'
import { sendMails } from '../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

describe('mails to a town', () => {
  let server: TestServer
  let outbox: ReturnType<typeof sendMails>
  /** The jobs of the mails about all contributions. */
  let jobs: unknown[]
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
    await contribute()
    jobs = await server.db.selectFrom('job').selectAll().where('name', '=', 'town-mail').execute()
    outbox = sendMails({ db: server.db, now: () => now })
    await eventually(() => expect(outbox.mails).toHaveLength(6))
  })
  afterAll(async () => {
    await outbox?.jobs.close()
    await server.close()
  })

  const post = async (url: string, payload: object) => {
    const headers = { 'x-lgc-anonymous-uid': '0f8fad5b-d9cb-469f-a165-70867728950e' }
    const answer = await server.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  /** Sends a contribution of each kind. */
  async function contribute() {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    await post('/core-service/api/v1/anonymous/comment', {
      email: 'anne@maison.be',
      description: '<b>Bonjour</b>\nSubject: autre chose',
      platform: 'web',
      url: '/montclair/contenu/voirie',
      portal: 'montclair',
    })
    await post('/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse/crowdsourcing', {
      dataType: 'balade',
      dataUid: 'bords-de-meuse',
      category: 'balade-obstacle',
      comment: 'Un arbre est tombé.',
      files: [{ filename: 'arbre.png', contentType: 'image/png', file: picture.toString('base64') }],
    })
    await post('/core-service/api/v1/web/by-poi/poi-hauteroche/rate', {
      dataType: 'balade',
      dataUid: 'tour-du-lac',
      rate: 4,
      comment: 'Superbe.',
      fields: { duration: 90, difficulty: 'easy', pmr: 'Non', stroller: 'Non' },
    })
    await post('/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=avis-budget', { note: 4 })
    await post('/core-content-service/api/v1/temporary/releve?portalName=montclair', {
      index: '01234.567',
      meter: '30123',
      date: '2027-03-01',
    })
    await post('/core-service/api/v1/web/by-poi/poi-hauteroche/crowdsourcing', {
      dataType: 'portal',
      dataUid: 'hauteroche',
      category: 'ville-lieu',
      fields: {
        name: 'Chez Léa',
        poiCategory: 'restaurant',
        address: { street: 'Rue Haute', streetNumber: '3', zip: '4960', locality: 'Hauteroche' },
        schedule: [
          { day: 0, startTime: 600, endTime: 720 },
          { day: 1, startTime: 540, endTime: 720 },
          { day: 1, startTime: 780, endTime: 1020 },
        ],
      },
    })
  }

  it('tell what was sent, answer to the resident, and hold nothing in their jobs', async () => {
    expect(jobs).toHaveLength(6)
    expect(JSON.stringify(jobs)).not.toMatch(/maison|Bonjour|arbre|Superbe/)
    expect(outbox.errors).toEqual([])
    const of = (subject: RegExp): Mail => {
      const mail = outbox.mails.find((each) => subject.test(each.subject))
      if (!mail) throw new Error(`No mail is about ${subject}.`)
      return mail
    }
    const comment = of(/^Nouveau message d’un visiteur – Montclair/)
    expect(comment).toMatchObject({ to: 'info@montclair.example', replyTo: 'anne@maison.be', language: 'fr' })
    expect(comment.text).toContain('<b>Bonjour</b>')
    expect(comment.html).toContain('&lt;b&gt;Bonjour&lt;/b&gt;')
    expect(comment.html).not.toContain('<b>Bonjour')
    expect(comment.text).toContain('Page\nhttps://portail.test/montclair/contenu/voirie\n')

    const suggestion = of(/^Nouvelle suggestion – Signaler un problème – Montclair/)
    expect(suggestion.replyTo).toBeUndefined()
    expect(suggestion.text).toContain('Catégorie\nSignaler un problème\n')
    expect(suggestion.text).toContain('Les bords de Meuse\nhttps://portail.test/montclair/balade/bords-de-meuse\n')
    const [attachment] = suggestion.attachments ?? []
    expect(attachment).toMatchObject({ filename: 'photo.jpg', contentType: 'image/jpeg' })
    expect((await sharp(attachment?.content).metadata()).format).toBe('jpeg')

    const review = of(/^Nouvel avis – (?!Hauteroche)\S.* – Hauteroche/)
    expect(review.to).toBe('accueil@hauteroche.example')
    const link = /https:\/\/portail\.test(\/hauteroche\/avis-a-relire\/\S+)/.exec(review.text)?.[1] ?? ''
    expect((await server.app.inject(link)).body).toContain('Superbe.')
    expect(review.text).toContain('Durée de votre balade\n90 min\n')
    expect(review.text).toContain('Difficulté\nFacile\n')
    expect(of(/^Nouveau formulaire rempli/).text).toMatch(/Formulaire\n(?!avis-budget)\S.*\n/)
    expect(of(/^Nouveau relevé/).text).toContain('01234,567')
    expect(of(/^Nouveau relevé/).text).toContain('Relevé le\n1er mars 2027\n')
  })

  it('are about what was sent to that town only', async () => {
    const sent: Mail[] = []
    const { run } = townMailJob(submissions, {
      db: server.db,
      now: () => now,
      mail: {
        transport: { send: async (mail) => void sent.push(mail) },
        secret: 's',
        ownOrigin: () => 'https://portail.test',
      },
    })
    for (const kind of ['comment', 'suggestion', 'form', 'reading'] as const) {
      const stored = server.db.selectFrom(submissions[kind].table).select(['uid', 'portal'])
      const { uid, portal } = await stored.executeTakeFirstOrThrow()
      await run({ kind, uid, portal: portal === 'montclair' ? 'hauteroche' : 'montclair' })
      expect(sent.splice(0), kind).toEqual([])
      await run({ kind, uid, portal: portal ?? '' })
      expect(sent.splice(0), kind).toHaveLength(1)
    }
  })

  it('write a new place as its form shows it, in the language of the town', async () => {
    const { text = '' } = outbox.mails.find((mail) => mail.text.includes('Chez Léa')) ?? {}
    expect(text).toContain('Nom du lieu\nChez Léa\n\nType de lieu\n')
    expect(text).toContain('Adresse\nRue Haute 3, 4960 Hauteroche\n\nHoraires\n')
    expect(text).toContain('Horaires\nlundi 09:00–12:00, 13:00–17:00\ndimanche 10:00–12:00\n')
    expect(text).not.toMatch(/poiCategory|startTime|ville-lieu/)
  })

  it('name the fields of a form that stands on the home page alone', async () => {
    const { home } = await server.db
      .selectFrom('portal')
      .select('home')
      .where('name', '=', 'montclair')
      .executeTakeFirstOrThrow()
    const form = {
      type: 'form',
      id: 'question',
      data: {
        method: 'POST',
        endpoint: '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=question',
        submitLabel: 'Envoyer',
        inputs: [{ name: 'sujet', label: 'Votre question', inputType: 'text' }],
      },
    }
    const section = { kind: 'blocks', translations: { fr: { title: 'Une question ?', components: [form] } } }
    await server.db
      .updateTable('portal')
      .set({ home: JSON.stringify({ ...home, sections: [...home.sections, section] }) })
      .where('name', '=', 'montclair')
      .execute()
    await server.app.readChanges()
    await post('/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=question', {
      sujet: 'Où garer ?',
    })

    const { text } = await outbox.next((mail) => mail.text.includes('Où garer ?'))
    expect(text).toContain('Formulaire\nUne question ?\n\nVotre question\nOù garer ?\n')
  })
})
