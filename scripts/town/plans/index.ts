import type { TownPlan } from '../TownPlan'
import { hauteroche } from './hauteroche'
import { montclair } from './montclair'

export const plans: readonly TownPlan[] = [montclair, hauteroche]
