import { expect, it } from 'vitest'
import { blocks } from '../../renderer/blocks/index'
import { chosenBlocks } from '../helpers/chosenBlocks'
import { textGroupFaults } from './textGroupFaults'

it.each(chosenBlocks)('the line of %s in the registry loads every text that its code can show', (type) => {
  expect(textGroupFaults(type)).toEqual([])
})

it('a block without the group of its texts is reported', () => {
  const { schedule } = blocks
  const loaded = schedule.texts
  try {
    schedule.texts = []
    const [fault, ...others] = textGroupFaults('schedule')
    expect(fault).toMatch(
      /^renderer\/blocks\/index\.ts: visitors would read the keys .*schedule\.closed.* of the group "cells"/,
    )
    expect(fault).toContain("lazyBlock('Schedule', …, cells)")
    expect(others).toEqual([])
  } finally {
    schedule.texts = loaded ?? []
  }
})
