import { describe, expect, it } from 'vitest'
import { createDialogs } from '../../src/portal/session/createDialogs'

describe('open dialogs', () => {
  const shown = (dialogs: ReturnType<typeof createDialogs>) => dialogs.read().map(({ element }) => element)

  it('are one modal, which another replaces together with the questions above it', async () => {
    const dialogs = createDialogs()
    void dialogs.show(() => 'a question of the page')
    const first = dialogs.showModal(() => 'first modal')
    const question = dialogs.show(() => 'a question of the first modal')
    expect(shown(dialogs)).toEqual(['a question of the page', 'first modal', 'a question of the first modal'])
    void dialogs.showModal(() => 'second modal')
    expect(shown(dialogs)).toEqual(['a question of the page', 'second modal'])
    expect([await first, await question]).toEqual([undefined, undefined])
  })

  it('lose the modal and nothing below it to close-modal', async () => {
    const dialogs = createDialogs()
    void dialogs.show(() => 'a question of the page')
    dialogs.closeModal()
    const modal = dialogs.showModal(() => 'modal')
    dialogs.closeModal()
    expect(await modal).toBeUndefined()
    expect(shown(dialogs)).toEqual(['a question of the page'])
  })

  it('leave an offer alone, which keeps nobody busy', () => {
    const dialogs = createDialogs()
    void dialogs.showModal(() => 'modal')
    void dialogs.showOffer(() => 'offer')
    expect(dialogs.isBusy()).toBe(true)
    dialogs.closeModal()
    void dialogs.show(() => 'question')
    dialogs.closeAll()
    expect([shown(dialogs), dialogs.isBusy()]).toEqual([['offer'], false])
  })
})
