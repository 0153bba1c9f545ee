import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { schemeCookie, textSizeCookie } from '../../../../schemas/cookies/storedItems'

/** The values of the settings of how pages look, by the name of the field that chooses them. The first one is the default. */
export const appearanceChoices = {
  scheme: { cookie: schemeCookie, value: z.enum(['system', 'light', 'dark']) },
  textSize: { cookie: textSizeCookie, value: z.enum(['normal', 'large', 'larger', 'largest', 'double']) },
} as const

/**
 * The attributes of a page's root element that make it look as the visitor chose, with a space before each; empty for most
 * visitors. They are written when a page is sent, so that one page is kept for everybody, and no script changes it afterwards.
 */
export function appearanceOf({ cookies }: FastifyRequest): string {
  const scheme = z.enum(['light', 'dark']).safeParse(cookies[schemeCookie.name]).data
  const size = z.enum(['large', 'larger', 'largest', 'double']).safeParse(cookies[textSizeCookie.name]).data
  return (scheme ? ` data-scheme="${scheme}"` : '') + (size ? ` data-text-size="${size}"` : '')
}

/** The HTML of a page with the attributes of `appearanceOf`. */
export const withAppearance = (html: string, attributes: string): string =>
  attributes ? html.replace('<html', `<html${attributes}`) : html
