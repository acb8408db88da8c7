"""The rule creates its own text message gateway and is tied to it."""


class SmsGateway:
    def send_sms(self, number: str, text: str, sender: str) -> None:
        print(f"SMS from {sender} to {number}: {text}")


class FrostWarning:
    def check(self, lowest: int) -> None:
        if lowest <= 0:
            gateway = SmsGateway()  # no test without sending a message
            gateway.send_sms("555-0100", f"frost tonight, {lowest} degrees", "ORCHARD")


FrostWarning().check(4)
FrostWarning().check(-3)
