import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { answerLimits, BackEnd, parseOrigin } from '../conform/BackEnd'
import { type ExitCode, exitCodes } from '../exitCodes'
import type { Input } from '../input/Input'
import { InputError } from '../input/InputError'
import { listen } from '../mock/listen'
import { warn, writeStderr } from '../terminal/standardStreams'
import { catchSignals } from '../validate/catchSignals'
import { debounceWork } from '../validate/debounceWork'
import { prepareRun } from '../validate/prepareRun'
import { watchFolders } from '../validate/watchFolders'
import { CallAnswers } from './CallAnswers'
import { createPreviewServer } from './createPreviewServer'
import { DrawingFiles, findDrawing } from './DrawingFiles'
import type { PreviewOptions } from './PreviewOptions'
import { readPortalLook } from './readPortalLook'
import type { Look } from './renderShell'
import { WatchedInput } from './WatchedInput'

const usualPort = 8100
/** In seconds: the pause before an address is asked again. */
const usualInterval = 2
/** The portal of the examples. */
const usualPortal = 'montclair'

/** Runs `beffroi preview` until it is interrupted. Throws on wrong usage. */
export async function runPreview(named: string, options: PreviewOptions): Promise<ExitCode> {
  const watched = await openWatched(named, options)
  const { server, tell } = createPreviewServer({
    watched,
    files: new DrawingFiles(findDrawing()),
    ...(await appearance(watched.input, options)),
  })
  await watched.update()
  const address = await listen(server, options.port ?? usualPort)
  writeStderr(`beffroi: ${watched.input.name} is drawn at ${address} (Ctrl-C ends)\n`)
  if (options.open) openBrowser(address)
  const signals = catchSignals()
  const stop = follow(watched, options.interval ?? usualInterval, tell)
  await signals.interrupted
  stop()
  server.closeAllConnections()
  server.close()
  signals.release()
  return exitCodes.ok
}

/** Finds the one file or address that is named, with the settings of its checks. */
async function openWatched(named: string, options: PreviewOptions): Promise<WatchedInput> {
  const run = await prepareRun([named], { ...options, ignoreFiles: false, progress: false })
  const { inputs, problems } = await run.select()
  const [problem] = problems
  if (problem) throw new InputError(`${problem.file}: ${problem.problem}`)
  const [input, ...others] = inputs
  if (!input || others.length > 0 || named === '-') throw new InputError('name one file or one address')
  return new WatchedInput(input, run.settingsOf(input))
}

/** The look of the drawing, and where its pictures and calls are answered. Options win over the portal. */
async function appearance({ url }: Input, { origin, portal, theme, locale, scheme = 'light', now }: PreviewOptions) {
  const back = origin === undefined ? url && new URL(url).origin : parseOrigin(origin)
  const backEnd = back === undefined ? undefined : new BackEnd(back, answerLimits.ms, {})
  const own = backEnd && portal !== undefined ? await readPortalLook(backEnd, portal) : {}
  const look: Look = {
    theme: theme ?? own.theme ?? 'nordege',
    locale: locale ?? own.locale ?? 'fr',
    scheme,
    width: 'full',
  }
  const settings: Record<string, string> = {}
  if (own.colors !== undefined && look.theme === own.theme) settings.colors = own.colors
  if (now) settings.now = now.toISOString()
  return {
    calls: new CallAnswers(portal ?? usualPortal, backEnd, look.locale),
    look,
    settings,
  }
}

/** Reads the input again when its folder changes, or after the pause. Returns the function that ends it. */
function follow(watched: WatchedInput, interval: number, tell: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const { path } = watched.input
  const wait = () => {
    if (path === undefined) timer = setTimeout(work.request, interval * 1000)
  }
  const work = debounceWork(async () => {
    if (await watched.update()) tell()
    wait()
  })
  const folders = watchFolders(work.request, warn)
  if (path !== undefined) folders.follow([dirname(resolve(path))])
  wait()
  return () => {
    work.close()
    folders.close()
    clearTimeout(timer)
  }
}

/** The program that opens an address, by system. */
const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

function openBrowser(address: string): void {
  const [program = '', ...args] = openers[process.platform] ?? ['xdg-open']
  execFile(program, [...args, address], (error) => {
    if (error) warn(`no browser opened: ${error.message.split('\n')[0]}`)
  })
}
