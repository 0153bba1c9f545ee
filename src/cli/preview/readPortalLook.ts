import { calls } from '../../../schemas/calls'
import { formatColor, parseColor } from '../../../schemas/colors/color'
import { memberOf } from '../../../schemas/json/pointer'
import { type BackEnd, isAnswer } from '../conform/BackEnd'
import { fillAddress } from '../conform/planAddresses'
import { parseBytes } from '../input/parseJson'

/** How a portal looks, as far as its back end says so. `colors` is written as the drawing reads them. */
export type PortalLook = { theme?: string; locale?: string; colors?: string }

const hexColor = /^#(?:[\da-f]{3}){1,2}$/i

/** Asks a back end for theme, language and colours of a portal. None of them when it does not answer. */
export async function readPortalLook(backEnd: BackEnd, portal: string): Promise<PortalLook> {
  const call = calls().find(({ id }) => id === 'readPortal')
  if (!call) return {}
  const answer = await backEnd.ask(fillAddress(call, new Map([['portalName', portal]])))
  if (!isAnswer(answer) || answer.status !== 200) return {}
  const parsed = parseBytes(answer.bytes)
  const data = parsed.fault ? undefined : memberOf(parsed.document, 'data')
  const [theme, locale] = [memberOf(data, 'theme'), memberOf(data, 'defaultLocale')]
  const colors = Object.entries(Object(memberOf(data, 'colors'))).flatMap(([name, value]) =>
    typeof value === 'string' && hexColor.test(value) ? [`${name}-${formatColor(parseColor(value)).slice(1)}`] : [],
  )
  return {
    ...(typeof theme === 'string' && { theme }),
    ...(typeof locale === 'string' && { locale }),
    ...(colors.length > 0 && { colors: colors.join('_') }),
  }
}
