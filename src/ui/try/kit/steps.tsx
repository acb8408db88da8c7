import { Button } from '#ui/button.tsx';
import { Buttons } from './layout.tsx';

interface Props {
  step: number;
  last: number;
  onStep: (step: number) => void;
  /** What one step is called. */
  name?: string;
}

/** Back, forward, to the beginning. */
export function Steps({ step, last, onStep, name = 'step' }: Props) {
  return (
    <Buttons>
      <Button variant="primary" disabled={step >= last} onClick={() => onStep(step + 1)}>
        Next {name}
      </Button>
      <Button disabled={step === 0} onClick={() => onStep(step - 1)}>
        Previous {name}
      </Button>
      <Button disabled={step === 0} onClick={() => onStep(0)}>
        Start over
      </Button>
    </Buttons>
  );
}
