import { describe, expect, it } from 'vitest'
import { themeStyle } from '../../../schemas/colors/themeColors'
import { openServer } from '../../helpers/server/openServer'

describe('the colours of a town', () => {
  it('come as a style sheet with both', () => {
    const style = themeStyle({ primary: '#a3432c' })
    expect(style).toMatch(/^:root:root \{\n {2}--color-primary: #[0-9a-f]{6};/)
    expect(style).toContain('@media (prefers-color-scheme: dark)')
  })

  it('are served under the card name, with a 404 for an unknown one', async () => {
    const server = await openServer()
    const [one, other] = [
      await server.app.inject('/montclair/theme.css'),
      await server.app.inject('/hauteroche/theme.css'),
    ]
    expect(one.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(one.statusCode).toBe(200)
    expect(one.headers['cache-control']).toContain('stale-while-revalidate=')
    expect(one.body).not.toBe(other.body)
    expect((await server.app.inject('/nowhere/theme.css')).statusCode).toBe(404)
    const again = await server.app.inject({
      url: '/montclair/theme.css',
      headers: { 'if-none-match': String(one.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    await server.close()
  })
})
