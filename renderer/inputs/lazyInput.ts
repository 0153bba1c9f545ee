import type { ComponentType } from 'react'
import { lazy } from '../engine/lazy'
import addressControl from './address/AddressControl.module.css'
import fileControl from './file/FileControl.module.css'
import fileZone from './file/FileZone.module.css'
import type { InputProps, LazyInput } from './Input'
import indexControl from './index-input/IndexControl.module.css'
import pictureControl from './picture/PictureControl.module.css'
import ratingControl from './rating/RatingControl.module.css'
import dayHours from './schedule/DayHours.module.css'
import scheduleControl from './schedule/ScheduleControl.module.css'
import slider from './slider/slider.module.css'

/**
 * The styles of all lazy controls. They load with any form, because a server-rendered page shows the controls before
 * their scripts load. The list uses them, because the bundler drops style sheets without a used class.
 */
const lazyStyles: readonly object[] = [
  addressControl,
  fileControl,
  fileZone,
  indexControl,
  pictureControl,
  ratingControl,
  dayHours,
  scheduleControl,
  slider,
]

/** A control that loads with the first form that uses it. Its style sheets load with any form. */
export const lazyInput = <N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<InputProps>>>,
): LazyInput => Object.assign(lazy(name, load), { styles: lazyStyles })
