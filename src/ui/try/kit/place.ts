import { createContext, useContext } from 'react';

/** Where values lie on a plot, and where its axes end. */
export interface Place {
  x: (value: number) => number;
  y: (value: number) => number;
  left: number;
  right: number;
  top: number;
  floor: number;
}

const nowhere = (): number => 0;

export const PlaceContext = createContext<Place>({
  x: nowhere,
  y: nowhere,
  left: 0,
  right: 0,
  top: 0,
  floor: 0,
});

/** The plot that a mark is drawn on. */
export const usePlace = (): Place => useContext(PlaceContext);
