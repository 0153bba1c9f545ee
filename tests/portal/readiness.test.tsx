// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Lazy, Loaded, lazyValue } from '../../renderer/engine/lazy'
import { countWork, trackWork, whenIdle } from '../../renderer/engine/readiness'
import { waitUntil } from '../helpers/waitUntil'
import { page, text } from './answers'
import { click, defaultAnswers, heading, visit } from './visit'

const mark = () => document.documentElement.dataset.ready
const waitForIdle = () => waitUntil(() => expect(mark()).toBe('idle'))

/** Resolves after the moment at which a page without work would say that it is idle. */
const idleTimes = () => act(() => new Promise<void>((resolve) => setTimeout(() => whenIdle(() => setTimeout(resolve)))))

/** A promise that the test settles. */
function hold<T>() {
  let settle: (value: T) => void = () => {}
  const held = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { held, settle: (value: T) => act(async () => settle(value)) }
}

const voirie = 'nav a[href="/valbeau/contenu/voirie"]'

describe('the mark of a page that is ready', () => {
  it('is absent before React runs the page, and idle once nothing loads', async () => {
    let before: string | undefined = 'not read'
    await visit('/valbeau', undefined, undefined, undefined, undefined, () => {
      before = mark()
    })
    expect(before).toBeUndefined()
    expect(mark()).toBe('hydrated')
    await waitForIdle()
  })

  it('says that React runs the page while the code of a first page still loads', async () => {
    const code = hold<void>()
    const loaded = trackWork(code.held)
    await visit('/valbeau')
    await idleTimes()
    expect(mark()).toBe('hydrated')
    await code.settle()
    await loaded
    await waitForIdle()
  })

  it('is not idle when something begins to load in the moment before it', async () => {
    await visit('/valbeau')
    const loaded = countWork(1)
    await idleTimes()
    expect(mark()).toBe('hydrated')
    loaded()
    await waitForIdle()
  })

  it('goes back to hydrated while a call is without an answer', async () => {
    const answer = hold<Response>()
    const { session } = await visit('/valbeau', defaultAnswers, () => answer.held)
    await waitForIdle()
    const call = session.client('/poll-service/api/v2/web/vote', { method: 'POST' })
    expect(mark()).toBe('hydrated')
    await idleTimes()
    expect(mark()).toBe('hydrated')
    await answer.settle(Response.json({ data: {} }))
    await call
    await waitForIdle()
  })

  it('is idle again after a call that failed', async () => {
    const { session } = await visit('/valbeau', defaultAnswers, () =>
      Promise.reject(new TypeError('The network is away.')),
    )
    await expect(session.client('/poll-service/api/v2/web/vote', { method: 'POST' })).rejects.toThrow()
    await waitForIdle()
  })

  it('waits for all of several loads', async () => {
    await visit('/valbeau')
    await waitForIdle()
    const [first, second] = [hold<number>(), hold<number>()]
    const loads = [first, second].map(({ held }) => lazyValue(() => held).load())
    await first.settle(1)
    await loads[0]
    await idleTimes()
    expect(mark()).toBe('hydrated')
    await second.settle(2)
    await waitForIdle()
  })
})

describe('a part of a page without its code', () => {
  /** Renders a part whose code is not there yet, outside the page. */
  async function renderPart() {
    const code = hold<string>()
    const value: Lazy<string> = { ready: undefined, load: () => code.held, retry: () => code.held }
    const root = createRoot(document.createElement('div'))
    onTestFinished(() => act(async () => root.unmount()))
    await act(async () => root.render(<Loaded value={value}>{(content) => content}</Loaded>))
    return { code, root }
  }

  it('keeps the page from being idle until the code is there', async () => {
    await visit('/valbeau')
    await waitForIdle()
    const { code } = await renderPart()
    await idleTimes()
    expect(mark()).toBe('hydrated')
    await code.settle('Bonjour')
    await waitForIdle()
  })

  it('counts no longer once it is taken away', async () => {
    await visit('/valbeau')
    const { root } = await renderPart()
    await act(async () => root.unmount())
    await waitForIdle()
  })
})

describe('a navigation', () => {
  it('takes the mark away at once, and the next page is idle once it stands', async () => {
    const answers = { ...defaultAnswers, '/content/voirie': page([text('Sel et sable')]) }
    const { session } = await visit('/valbeau', answers)
    await waitForIdle()
    const data = hold<void>()
    const load = session.queries.load
    vi.spyOn(session.queries, 'load').mockImplementation(async (query) => {
      await data.held
      return load(query)
    })
    act(() => document.querySelector<HTMLElement>(voirie)?.click())
    expect(mark()).toBeUndefined()
    await idleTimes()
    expect([heading(), mark()]).toEqual(['Valbeau', undefined])
    await data.settle()
    await waitForIdle()
    expect(heading()).toBe('Voirie')
  })

  it('that begins before the page is idle leaves no mark of that page', async () => {
    const { session } = await visit('/valbeau')
    vi.spyOn(session.queries, 'load').mockReturnValue(hold<never>().held)
    await click(voirie)
    await idleTimes()
    expect(mark()).toBeUndefined()
  })

  it('leaves the mark away while a call of the page before is answered', async () => {
    const { session } = await visit('/valbeau')
    await waitForIdle()
    vi.spyOn(session.queries, 'load').mockReturnValue(hold<never>().held)
    const answered = countWork(1)
    await click(voirie)
    answered()
    await idleTimes()
    expect(mark()).toBeUndefined()
  })
})

const Failing = (): never => {
  throw new Error('A dialog fails.')
}

describe('an uncaught error', () => {
  it('leaves no mark, even when something that was pending arrives', async () => {
    const { session } = await visit('/valbeau')
    await waitForIdle()
    const arrived = countWork(1)
    vi.mocked(console.error).mockImplementation(() => {})
    await expect(act(async () => void session.dialogs.show(() => <Failing />))).rejects.toThrow('A dialog fails.')
    expect(mark()).toBeUndefined()
    arrived()
    await idleTimes()
    expect(mark()).toBeUndefined()
  })
})
