import { useState } from 'react';

export default function Page() {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <h1>A page with one heading</h1>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        and one button, clicked {clicks} times
      </button>
    </>
  );
}
