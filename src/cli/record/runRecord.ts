import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Call, calls, isJsonCall } from '../../../schemas/calls'
import { configurationName } from '../configurationName'
import { answerLimits, BackEnd, isAnswer, parseHeaders, parseOrigin } from '../conform/BackEnd'
import { probeLegalPages, probeLinks } from '../conform/probeLinks'
import { Trial } from '../conform/Trial'
import { type ExitCode, exitCodes } from '../exitCodes'
import { InputError } from '../input/InputError'
import { kindOf } from '../input/kindOf'
import { count } from '../terminal/count'
import { writeStderr } from '../terminal/standardStreams'
import { showProgress } from '../validate/showProgress'
import { type RecordedAnswer, type Recording, recordingName } from './Recording'

export type RecordOptions = {
  portal: string
  out: string
  samples?: number
  header?: string[]
  progress: boolean
}

/** How many addresses of each call are recorded unless the command line says otherwise. */
const usualSamples = 5

/** Runs `beffroi record`: writes the answers of a running back end to a folder. Throws on wrong usage. */
export async function runRecord(named: string, options: RecordOptions): Promise<ExitCode> {
  const { portal, out, samples = usualSamples, header = [] } = options
  if (existsSync(join(out, configurationName)) && !existsSync(join(out, recordingName))) {
    throw new InputError(`${out} has a ${configurationName} and is no recording: name another folder with --out`)
  }
  const backEnd = new BackEnd(parseOrigin(named), answerLimits.ms, parseHeaders(header))
  const progress = showProgress(1, options.progress, process.stderr, process.env)
  const trial = new Trial(backEnd, portal, new Date(), samples, (address) => progress.checking(0, address))
  try {
    await trial.askAll()
    await probeLinks(trial)
    await probeLegalPages(trial)
    const answers = [...writeDocuments(trial, out), ...(await writeFiles(trial, out))]
    if (answers.length === 0) throw new InputError(`${backEnd.origin} answers no call with 200, so nothing is recorded`)
    writeList(out, { portal, answers })
    progress.end()
    writeStderr(`beffroi: ${count(answers.length, 'answer')} in ${out}; beffroi mock ${out} serves them\n`)
    return exitCodes.ok
  } finally {
    progress.end()
  }
}

/** Writes the JSON answers, each to a file named after its call. */
function writeDocuments(trial: Trial, out: string): RecordedAnswer[] {
  const numbers = new Map<string, number>()
  return [...trial.tried.values()].flatMap(({ call, address, status, parsed }) => {
    if (status !== 200 || !parsed || parsed.fault) return []
    const number = (numbers.get(call.id) ?? 0) + 1
    numbers.set(call.id, number)
    const file = `payloads/${call.id}-${number}.json`
    write(join(out, file), `${JSON.stringify(parsed.document, null, 2)}\n`)
    return [{ call: call.id, address, status, type: 'application/json', file }]
  })
}

/** Writes pictures, tiles and tracks that answers name. */
async function writeFiles(trial: Trial, out: string): Promise<RecordedAnswer[]> {
  const recorded: RecordedAnswer[] = []
  const named = [...trial.tried.values()].filter(({ call, status }) => status === 200 && !isJsonCall(call))
  const wanted = [...named, ...pictures(trial)]
  for (const [index, { call, address }] of wanted.entries()) {
    const answer = await trial.ask(address)
    if (!isAnswer(answer) || answer.status !== 200) continue
    const file = `files/${call.id}-${index + 1}`
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    write(join(out, file), answer.bytes)
    recorded.push({ call: call.id, address, status: 200, type, file })
  }
  return recorded
}

/** The size in which pictures are recorded. A mock serves it for every other size. */
const pictureSize = '800x600'

function pictures(trial: Trial): { call: Call; address: string }[] {
  const call = calls().find(({ id }) => id === 'resizeImage')
  return call
    ? [...trial.known.pictures.keys()].map((file) => ({ call, address: `/resize/${pictureSize}/${file}` }))
    : []
}

/** Writes the list, and a configuration by which `beffroi validate` knows what each payload is. */
function writeList(out: string, recording: Recording): void {
  write(join(out, recordingName), `${JSON.stringify(recording, null, 2)}\n`)
  const recorded = new Set(recording.answers.map((answer) => answer.call))
  const overrides = calls().flatMap((call) => {
    const as = recorded.has(call.id) ? kindOf(call) : undefined
    return as === undefined ? [] : [{ files: [`payloads/${call.id}-*.json`], as, at: '/data' }]
  })
  const configuration = { files: ['payloads'], overrides }
  write(join(out, configurationName), `${JSON.stringify(configuration, null, 2)}\n`)
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
