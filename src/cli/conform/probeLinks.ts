import type { Issue } from '../../../schemas'
import { type Call, calls } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { legalPaths } from '../../../schemas/routes/pagePaths'
import { isAnswer } from './BackEnd'
import { callIssues } from './callIssues'
import { illegalUid, uidPattern } from './illegalUid'
import type { LinkedPage } from './KnownValues'
import { fillAddress, firstCallOf, linkedCalls } from './planAddresses'
import type { Trial } from './Trial'
import { fixedValues } from './TriedPortal'

/** How many links, how many pictures, and how many files are followed. */
const most = 300

/** A size that the portal asks of every picture. */
const pictureBox = { width: '800', height: '600' }

/** Follows the links to pages of the portal: the call that the page is about must know its record. */
export async function probeLinks(trial: Trial): Promise<void> {
  for (const link of [...trial.known.links.values()].slice(0, most)) {
    const missing: string[] = []
    for (const { call, values } of linkedCalls(link)) {
      const address = fillAddress(call, new Map([...portalValues(trial, call), ...values]))
      const { status } = await trial.askOnce(call, address, false)
      if (status !== 404) break
      missing.push(address)
    }
    if (missing.length === linkedCalls(link).length && (missing.length > 0 || uidFault(link)))
      trial.reportAt(link.mention, deadLink(link, missing.join(' and ')))
  }
}

function deadLink(link: LinkedPage, address: string): Issue {
  const { path } = link
  const fault = uidFault(link) ?? { words: `${address} is answered 404.` }
  return {
    ...makeIssue('dead-link', '', `The link to ${path} leads to nothing: ${fault.words}`),
    received: path,
    ...('suggestion' in fault && { suggestion: fault.suggestion }),
  }
}

/** What is wrong with a link to a uid that no page can have, as the end of a sentence. Undefined for other links. */
function uidFault({ route, params, path }: LinkedPage): { words: string; suggestion?: string } | undefined {
  const isUid = firstCallOf(route)?.parameters.some(
    ({ name, in: place, schema }) => place === 'path' && name !== 'portalName' && schema.pattern === uidPattern,
  )
  if (!isUid) return undefined
  const uid = (params.uid ?? params.path ?? '').split('/').at(-1) ?? ''
  const fault = illegalUid(uid)
  if (!fault) return undefined
  const words = `a uid has no "${fault.character}", only letters from a to z, digits, "-" and "_".`
  if (fault.suggestion === undefined) return { words }
  const [bare = ''] = path.split(/[?#]/)
  const suggestion = bare.slice(0, bare.lastIndexOf('/') + 1) + fault.suggestion + path.slice(bare.length)
  return { words: `${words} "${fault.suggestion}" would do.`, suggestion }
}

function portalValues({ portal }: Trial, { parameters }: Call): [string, string][] {
  const fixed = fixedValues(portal)
  return parameters.flatMap(({ name, in: place, required }): [string, string][] => {
    const value = fixed[name]
    const isSent = place === 'path' || required === true || name === 'portalName'
    return value !== undefined && isSent ? [[name, String(value)]] : []
  })
}

/** Asks for each picture that payloads name, in one size. */
export async function probePictures(trial: Trial): Promise<void> {
  const call = calls().find(({ id }) => id === 'resizeImage')
  if (!call) return
  for (const [file, mention] of [...trial.known.pictures].slice(0, most)) {
    const address = fillAddress(call, new Map([...Object.entries(pictureBox), ['file', file]]))
    const answer = await trial.ask(address)
    const [issue] = callIssues(call, answer)
    const status = isAnswer(answer) ? answer.status : undefined
    if (status === 200 && !issue) continue
    const words = issue?.message ?? `${address} is answered ${status}.`
    trial.reportAt(mention, {
      ...makeIssue('dead-link', '', `The picture "${file}" does not come: ${words}`),
      received: file,
    })
  }
}

/** Whether a status says that nobody can have a file. */
const isLost = (status: number): boolean => status === 404 || status === 410 || status >= 500

/** Asks for each document that payloads name. One that only some may read, or that is large, is there. */
export async function probeFiles(trial: Trial): Promise<void> {
  for (const [address, mention] of [...trial.known.files].slice(0, most)) {
    const answer = await trial.ask(address)
    if (!isAnswer(answer) || !isLost(answer.status)) continue
    const message = `What visitors open here does not come: ${address} is answered ${answer.status}.`
    trial.reportAt(mention, { ...makeIssue('dead-link', '', message), received: address })
  }
}

/** Asks for the pages that the law requires. */
export async function probeLegalPages(trial: Trial): Promise<void> {
  const call = calls().find(({ id }) => id === 'readContent')
  const home = [...trial.tried.values()].find((each) => each.call.id === 'readPortal')
  if (!call || !home) return
  for (const path of Object.values(legalPaths)) {
    const uid = path.split('/').at(-1) ?? ''
    const address = fillAddress(
      call,
      new Map([
        ['portalName', trial.portal.name],
        ['uid', uid],
      ]),
    )
    const { status } = await trial.askOnce(call, address, false)
    if (status !== 200)
      home.issues.push(makeIssue('missing-page', '', `There is no page ${path}: ${address} is answered ${status}.`))
  }
}
