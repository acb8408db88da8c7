import base64
import json


class Codec:
    def encode(self, strs):
        return base64.b64encode(json.dumps(strs).encode()).decode()

    def decode(self, s):
        return json.loads(base64.b64decode(s))
