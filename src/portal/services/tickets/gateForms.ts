import type { PageForm, PagePost } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { ticketsOperations } from '../../../../schemas/generated/ticketsOperations'
import { ticketGatePath } from '../../../../schemas/routes/pagePaths'
import { addressAt } from '../../api/endpoints'
import { textOf } from '../../forms/ListChange'

/** The event of the page, which the form repeats. */
const eventOf = ({ hidden }: PagePost): string => String(hidden.get('_event') ?? '')
const tokenOf = ({ query }: PagePost): string => query.get('token') ?? ''

/** Checks a code that was typed without a script. */
const codeForm: PageForm = {
  name: 'ticket-code',
  kind: 'list',
  call(post) {
    const code = textOf(post, 'code')
    const [uid, token] = [eventOf(post), tokenOf(post)]
    if (code === undefined || uid === '' || token === '') return undefined
    const { method, path } = ticketsOperations.admitTicket
    const endpoint = addressAt(path, { uid }, { portalName: post.portal.portalName, token })
    return { method, endpoint, body: { code, gate: String(post.hidden.get('_gate') ?? '-') } }
  },
  target(post, answer) {
    const data = isObject(answer) ? own(answer, 'data') : undefined
    const scan = isObject(data) ? own(data, 'scan') : undefined
    const told = {
      done: String(isObject(data) ? own(data, 'result') : ''),
      ...(isObject(scan) && { scan: String(own(scan, 'uid')) }),
    }
    return `${ticketGatePath(eventOf(post))}?${new URLSearchParams({ token: tokenOf(post), ...told })}`
  },
  problems: () => ({ '': 'failed' }),
}

/** The forms of the scan page, by path. */
export const gateForms: Readonly<Record<string, PageForm>> = { '/ticketin/:uid/entree': codeForm }
