import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { schemeCookie, textSizeCookie } from '../../../../schemas/cookies/storedItems'

/** Values of the appearance settings by field name. The first one is the default. */
export const appearanceChoices = {
  scheme: { cookie: schemeCookie, value: z.enum(['system', 'light', 'dark']) },
  textSize: { cookie: textSizeCookie, value: z.enum(['normal', 'large', 'larger', 'largest', 'double']) },
} as const

/**
 * Returns the root element's attributes for the visitor's appearance settings, each with a leading space; empty by default. They
 * are inserted when a page is sent, so that the cached page is shared and no script changes it afterwards.
 */
export function appearanceOf({ cookies }: FastifyRequest): string {
  const scheme = z.enum(['light', 'dark']).safeParse(cookies[schemeCookie.name]).data
  const size = z.enum(['large', 'larger', 'largest', 'double']).safeParse(cookies[textSizeCookie.name]).data
  return (scheme ? ` data-scheme="${scheme}"` : '') + (size ? ` data-text-size="${size}"` : '')
}

/** Inserts the attributes of `appearanceOf` into the HTML of a page. */
export const withAppearance = (html: string, attributes: string): string =>
  attributes ? html.replace('<html', `<html${attributes}`) : html
