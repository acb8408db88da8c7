/** The rule creates its own text message gateway and is tied to it. */
class SmsGateway {
    void sendSms(String number, String text, String sender) {
        System.out.println("SMS from " + sender + " to " + number + ": " + text);
    }
}

class FrostWarning {
    void check(int lowest) {
        if (lowest <= 0) {
            SmsGateway gateway = new SmsGateway(); // no test without sending a message
            gateway.sendSms("555-0100", "frost tonight, " + lowest + " degrees", "ORCHARD");
        }
    }
}

public class Before {
    public static void main(String[] args) {
        new FrostWarning().check(4);
        new FrostWarning().check(-3);
    }
}
