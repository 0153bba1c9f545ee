import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../../schemas/calls'
import portal from '../../schemas/entities/portal.json'
import { describeDamage } from '../../schemas/routes/describeDamage'
import { pageCalls } from '../../schemas/routes/pageCalls'
import { routePaths } from '../../schemas/routes/routePaths'
import { hasService } from '../../schemas/routes/services'
import { runCli } from '../helpers/cli/runCli'

const rows = z.array(z.record(z.string(), z.string()))

describe('beffroi explain', () => {
  it.each([
    ['calls', 'readHome', 'The calls of a back end.'],
    ['routes', '/publication or', 'listPublications'],
    ['services', 'appointments', '/rendez-vous', 'listPrestations'],
    ['services', 'search', 'news', 'agenda', 'answers all calls of the column "asked"'],
    ['icons', 'recycle on every page', 'wheelchair on maps and walks', 'bullet.icon, ', 'schemas/names/iconNames.ts'],
    ['themes', 'squared', 'portal.theme', 'renderer/themes/squared.css', '"colors" of the portal'],
    ['blocks', 'content-cell flex', 'poll-simple texts'],
    ['listEvents', 'One of today,', 'Default: ', 'A number from 1 to', 'Format: date.'],
    ['/core-content-service/api/v1/web/portal/valmont/publications', 'listPublications '],
    ['GET https://api.example/core-content-service/api/v1/web/portal/a/publications/b?env=mobile', 'readPublication '],
    ['/core-content-service/api/v1/web/portal/{portalName}/menu/root', 'readMenu '],
    ['POST /poll-service/api/v2/web/vote', 'vote '],
    ['readPublication', 'Answer    { "data": page }', 'When it fails, /publication/:uid cannot be shown'],
    ['readPortal', 'portalName (required)', 'no page of the portal can be shown'],
  ])('%s tells what there is', async (name, ...parts) => {
    const { code, stdout } = await runCli(['explain', name])
    expect(code).toBe(0)
    for (const part of parts)
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(part.replaceAll(/\s+/g, ' ').replace(' or', ''))
  })

  it('suggests a call for a misspelling', async () => {
    expect((await runCli(['explain', 'readHom'])).stderr).toContain('Did you mean readHome?')
    const { code, stderr } = await runCli(['explain', 'publications'])
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean listPublications, readPublication or publication?')
  })

  it('lists every service that a portal can switch off, as JSON for programs too', async () => {
    const listed = rows.parse(JSON.parse((await runCli(['explain', 'services', '--json'])).stdout))
    expect(listed.map((row) => row.service).sort()).toEqual(
      Object.keys(portal.properties.configs.properties.services.properties).sort(),
    )
    expect(hasService({ configs: { services: { map: false } } }, 'map')).toBe(false)
  })
})

/** Calls of blocks and inputs, which any page may have, and of apps and other portals. */
const notOfPages = ['findAddresses', 'resizeImage', 'cropImage', 'readPortalSummary']

describe('the calls of pages', () => {
  const reading = calls().filter(({ method }) => method === 'GET')

  it('are calls of the description that read', () => {
    const known = new Set(reading.map(({ id }) => id))
    expect(
      Object.values(pageCalls)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([])
  })

  it('are told for every route', () => {
    expect(routePaths.flatMap((paths) => (pageCalls[paths[0]] ? [] : paths))).toEqual([])
  })

  it('name every call that a page makes, so that each failure has a damage', () => {
    const silent = reading.filter((call) => describeDamage(call) === undefined).map(({ id }) => id)
    expect(silent).toEqual(notOfPages)
  })
})
