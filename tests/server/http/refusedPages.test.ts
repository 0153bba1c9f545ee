import { expect, it } from 'vitest'
import { openServer } from '../../helpers/server/openServer'

it('a page past the rate limit says so in the visitor’s language, with its style', async () => {
  const server = await openServer({ rateLimit: 2 })
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
  const answers = [await get('/montclair'), await get('/montclair'), await get('/montclair')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  const [, , refused] = answers
  expect(refused?.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' })
  expect(refused?.body).toContain('<h1>Trop de demandes</h1>')
  expect(refused?.body).toContain('<a href="">Réessayer</a>')
  expect((await get('/plain.css')).statusCode).toBe(200)
  const languages: [string, Record<string, string>, string][] = [
    ['/montclair?lang=en', { cookie: 'i18n_redirected=de' }, 'Too many requests'],
    ['/montclair', { cookie: 'i18n_redirected=de', 'accept-language': 'nl' }, 'Zu viele Anfragen'],
    ['/montclair', { referer: 'http://localhost/montclair?lang=en' }, 'Too many requests'],
    ['/montclair', { 'accept-language': 'nl-BE,fr;q=0.5' }, 'Te veel aanvragen'],
  ]
  for (const [url, headers, title] of languages) {
    expect((await get(url, headers)).body).toContain(`<h1>${title}</h1>`)
  }
  await server.close()
})
