import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';

/**
 * The specified answer to an address without a question.
 * @param props.list where Go Back leads when there is no history to go back to
 */
export function QuestionNotFound({ list }: { list: string }) {
  const navigate = useNavigate();
  // An address opened directly has no history to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(list));
  return (
    <PageMessage title="Question not found" text="The requested question could not be found in our database.">
      <Button variant="primary" onClick={() => void goBack()}>
        Go Back
      </Button>
    </PageMessage>
  );
}
